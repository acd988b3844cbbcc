// The news of a table as they come: by the one stream that all tabs of the browser share, or by one of this tab's own.
import { Patience } from '../lib/steady_stream'
import type { Advance, People, Update } from '../lib/types'
import { lineTo, type Line, type Where } from './lines'
import { Resting } from './resting'

/** a stream that is opened anew is not called lost at once */
const UNNOTICED = 2_000
/** how long it may take to hear what was missed */
const CATCHES_UP = 20_000

/** Who listens to it. */
export interface TableHears {
  update: (update: Update | Advance) => void
  people: (people: People) => void
  /** the table is no more */
  gone: () => void
  /** it broke or fell silent and is opened anew: it may be that one may not listen any more */
  broken: () => void
}

export class Connection {
  connected = $state(true)
  #where: Where
  #hears: TableHears
  #line: Line | null = null
  /** the worker that tabs share did not answer: this time the tab has a stream of its own */
  #alone = false
  #resting = new Resting(
    () => this.#letGo(),
    () => this.open(),
  )
  #patience = new Patience()
  #retry = 0
  #late = 0
  #catchingUp: ((caught: boolean) => void)[] = []

  /** Nothing is opened yet; what is known already is asked for each time. */
  constructor(where: Where, hears: TableHears) {
    this.#where = where
    this.#hears = hears
  }

  /** Open it, or open it anew: it says what was heard, so nothing is lost or told twice. */
  open(): void {
    this.#letGo()
    const mine = () => line === this.#line
    const line = lineTo(
      this.#where,
      {
        alive: () => mine() && this.#live(),
        told: (event, told) => mine() && this.#tell(event, told),
        broke: (ended) => mine() && this.#break(ended),
        dead: (answered) => mine() && this.#replace(answered),
      },
      this.#alone,
    )
    this.#line = line
    this.#alone = false
    this.#late = window.setTimeout(() => (this.connected = false), UNNOTICED)
    if (line.isOwn) this.#resting.holds()
    else this.#resting.close()
  }

  /** Open it anew and hear all that was missed; false if that cannot be now. */
  catchUp(): Promise<boolean> {
    const caught = new Promise<boolean>((done) => this.#catchingUp.push(done))
    setTimeout(() => this.#caughtUp(false), CATCHES_UP)
    this.open()
    return caught
  }

  close(): void {
    this.#letGo()
    this.#resting.close()
  }

  #letGo(): void {
    this.#line?.close()
    this.#line = null
    clearTimeout(this.#retry)
    clearTimeout(this.#late)
  }

  #caughtUp(caught: boolean): void {
    for (const done of this.#catchingUp.splice(0)) done(caught)
  }

  #live(): void {
    clearTimeout(this.#late)
    this.connected = true
  }

  #tell(event: string, told: unknown): void {
    if (event === 'refused' || event === 'ended') return this.#turnedAway()
    this.#live()
    this.#patience.renew()
    if (event === 'update') this.#hears.update(told as Update)
    if (event === 'gone') this.#hears.gone()
    if (event !== 'people') return
    this.#hears.people(told as People)
    this.#caughtUp(true) // it comes after all that was missed
  }

  /** It opens itself anew. */
  #break(ended: boolean): void {
    clearTimeout(this.#late)
    this.connected = false
    if (ended) this.#caughtUp(false)
    this.#hears.broken()
  }

  /** The stream goes on for other tabs and not for this one; perhaps with other eyes. */
  #turnedAway(): void {
    this.#letGo()
    this.#retry = window.setTimeout(() => this.open(), this.#patience.next())
    this.#break(true)
  }

  /** The worker is dead: another one is asked, or, if there was none, a stream of this tab's own is opened. */
  #replace(answered: boolean): void {
    this.#alone = !answered
    this.open()
  }
}
