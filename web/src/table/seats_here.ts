// Which of my seats at a table was last played at in this tab.
const keyOf = (table: string) => `seat ${table}`

export function lastSeat(table: string, mine: number[]): number | null {
  const kept = sessionStorage.getItem(keyOf(table))
  return kept !== null && mine.includes(Number(kept)) ? Number(kept) : null
}

export function rememberSeat(table: string, seat: number | null): void {
  if (seat !== null) sessionStorage.setItem(keyOf(table), String(seat))
}
