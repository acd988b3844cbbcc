// A QR picture as one path, a rectangle for each run of dark modules in a row.

/** Modules that stay light around it, so that a camera finds it. */
export const QUIET = 4

export function qrPath(rows: boolean[][]): string {
  return rows
    .map((row, y) =>
      runsOf(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('')
}

/** Where dark modules begin in a row, and how many follow. */
function runsOf(row: boolean[]): [number, number][] {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    if (!dark) return
    const last = runs.at(-1)
    if (last && last[0] + last[1] === x) last[1]++
    else runs.push([x, 1])
  })
  return runs
}
