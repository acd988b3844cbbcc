// Checks of our own, beyond what Prettier and ESLint see; `npm run check` runs them.
// - A colour is a token: it is written only where lib/look.css or a game's colours.css declares it.
// - Only a game's own folder names the game.
// - A line has at most 120 characters.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const LONGEST = 120
const GENERATED = ['lib/facts.ts', 'lib/openapi.d.ts', 'lib/rules.ts']
const GAMES = readdirSync('src').filter((name) => existsSync(`src/${name}/game.ts`))
const TOKENS = ['lib/look.css', ...GAMES.map((game) => `${game}/colours.css`)]

const DECLARATION = /--[\w-]+:[^;]*;/g
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/
const HEX = { ts: /['"`]#[\da-f]{3,8}\b/i, svelte: /(?<!href="|url\(|\{|\w|\.)#[\da-f]{3,8}\b/i }
const WORD = /(?<=[:,(] ?|solid |dashed )(?:white|black)(?=[,;)])/

/** What is wrong in a file of src, as sentences with their lines. */
function wrongs(file, text) {
  const others = GAMES.filter((game) => !file.startsWith(`${game}/`))
  const shown = TOKENS.includes(file) ? text.replace(DECLARATION, (all) => all.replace(/[^\n]/g, ' ')) : text
  const hex = file.endsWith('.ts') ? HEX.ts : HEX.svelte
  const found = []
  shown.split('\n').forEach((line, at) => {
    const where = `src/${file}:${at + 1}`
    const colour = [hex, FUNCTION, WORD].map((kind) => kind.exec(line)?.[0]).find(Boolean)
    if (colour) found.push(`${where}: ${colour} is a colour; declare it in ${TOKENS.join(' or ')}, and use its name`)
    const game = others.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(line))
    if (game) found.push(`${where}: ${game} is named; what belongs to it belongs into src/${game}/`)
    if (line.length > LONGEST) found.push(`${where}: ${line.length} characters; ${LONGEST} are enough`)
  })
  return found
}

const files = readdirSync('src', { recursive: true }).filter((file) => /\.(svelte|ts|css)$/.test(file))
const all = files
  .filter((file) => !GENERATED.includes(file))
  .flatMap((file) => wrongs(file, readFileSync(`src/${file}`, 'utf8')))
for (const wrong of all) console.error(wrong)
process.exitCode = all.length ? 1 : 0
