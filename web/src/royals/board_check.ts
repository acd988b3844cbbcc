// Whether a file may be a board, as far as can be seen before the server reads it: so that a slip is told at once.

const LARGEST = 32_768
const PARTS = ['format', 'name', 'titles', 'countries', 'cities']

/** The message that says what is wrong with a file, and what it names; null if it may be a board. */
export function boardProblem(text: string): { message: string; part?: string } | null {
  if (!text.trim()) return { message: 'royals-web-setup-board-empty' }
  if (new TextEncoder().encode(text).length > LARGEST) return { message: 'royals-web-setup-board-large' }
  if (/[\0\ufffd]/.test(text)) return { message: 'royals-web-setup-board-binary' }
  const part = PARTS.find((one) => !has(text, one))
  return part ? { message: 'royals-web-setup-board-lacks', part } : null
}

/** TOML names a part at the beginning of a line, as a key or in brackets. */
const has = (text: string, part: string) => new RegExp(`^\\s*\\[{0,2}\\s*"?${part}"?\\s*[\\].=]`, 'm').test(text)
