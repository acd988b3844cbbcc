// Whether the host has kept the private link of a table, as this browser remembers it.

const KEPT = 'regalia private links kept'
const MOST = 200

function tables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export const hasKept = (table: string): boolean => tables().includes(table)

export function keep(table: string): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...tables().filter((one) => one !== table), table].slice(-MOST)))
  } catch {
    // a browser that keeps nothing asks again
  }
}
