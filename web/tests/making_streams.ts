/** In place of the browser's: a stream that says what a test has it say. */
export class Stream extends EventTarget {
  static all: Stream[] = []
  static get last(): Stream {
    return Stream.all.at(-1)!
  }
  closed = false
  onopen: () => void = () => {}
  onerror: () => void = () => {}

  constructor(readonly address: string) {
    super()
    Stream.all.push(this)
  }

  say(event: string, told: unknown = {}): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(told) }))
  }

  close(): void {
    this.closed = true
  }
}
