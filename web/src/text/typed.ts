// What was typed, to be called back with the arrow keys; the newest last.
const MOST = 100

export class Typed {
  #lines: string[] = []
  /** where in the lines one is; behind the last one: at what is being typed */
  #at = 0
  /** what was being typed when the first line was called back */
  #draft = ''

  add(line: string): void {
    if (line && line !== this.#lines.at(-1)) this.#lines = [...this.#lines, line].slice(-MOST)
    this.#at = this.#lines.length
    this.#draft = ''
  }

  /** One line back (−1) or on (1) from what stands in the field. */
  go(step: 1 | -1, now: string): string {
    if (this.#at === this.#lines.length) this.#draft = now
    this.#at = Math.min(Math.max(this.#at + step, 0), this.#lines.length)
    return this.#lines[this.#at] ?? this.#draft
  }
}
