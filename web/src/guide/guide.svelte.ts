// The guide at a table: which lesson matters now, which were seen, and whether a bot waits for a tap.
import { untrack } from 'svelte'
import type { Lesson, LessonTold } from '../lib/lesson'
import type { LiveTable } from '../table/live.svelte'
import { stepsOf } from '../table/log'
import { onSeenElsewhere, rememberSeen, seenAt } from './kept'

export class Guide {
  lessons = $state.raw<readonly Lesson[]>([])
  /** put away for now, by whoever wants to see the table alone */
  folded = $state(false)
  #seen = $state.raw<string[]>([])
  /** the bot that was asked to play, and the last news then */
  #asked = $state.raw<{ seat: number; news: number } | null>(null)
  /** the lesson that was last seen on the page, and how many own moves there were then */
  #shown = ''
  #moves = Infinity

  readonly #told = $derived.by((): LessonTold<unknown, unknown> | null => {
    const { scene, info, viewer, names, entries } = this.live
    if (!scene || !info || viewer === null) return null
    return { scene, board: info.board, steps: stepsOf(entries), me: viewer, names }
  })
  /** the first lesson that matters now and was not seen; else what can be done now */
  readonly lesson = $derived(
    this.#told && (this.lessons.find((one) => !this.#seen.includes(one.name) && one.when(this.#told!)) ?? null),
  )
  /** how many lessons were seen */
  readonly number = $derived(this.#seen.length)
  readonly selectors = $derived(this.lesson && this.#told ? this.lesson.at(this.#told) : [])
  readonly args = $derived(this.lesson && this.#told ? (this.lesson.says?.(this.#told) ?? {}) : {})
  /** the bot whose turn it is and who waits */
  readonly waiting = $derived.by(() => {
    const turn = this.live.scene?.turn ?? null
    if (turn === null || !this.live.botToMove) return null
    return this.#asked?.seat === turn && this.#isPlaying(turn) ? null : turn
  })
  /** nothing moves on the table, and the lessons are there, so that something can be said */
  readonly quiet = $derived.by(
    () => this.lessons.length > 0 && !this.live.story.playing && !this.live.again.running && !this.live.busy,
  )

  /** there is something to say, and it can be said */
  readonly shows = $derived.by(() => this.quiet && !this.folded && (this.lesson !== null || this.waiting !== null))

  constructor(readonly live: LiveTable) {
    this.#seen = seenAt(live.id)
    void live.game?.guide?.().then((found) => (this.lessons = found.default as readonly Lesson[]))
  }

  /** Go along with the table; for an effect. */
  follow(): () => void {
    $effect(() => {
      const moves = this.#told?.steps.filter((step) => step.seat === this.#told?.me).length ?? 0
      const isSeen = this.shows && this.lesson && !this.lesson.last && !this.lesson.again
      const shown = isSeen ? this.lesson!.name : ''
      untrack(() => this.#goAlong(moves, shown))
    })
    // Whom a server that was started again was asked to let play, it does not know any more.
    $effect(() => {
      if (!this.live.connection.connected) untrack(() => (this.#asked = null))
    })
    return onSeenElsewhere(() => (this.#seen = seenAt(this.live.id)))
  }

  /** Whoever makes a move has seen what was said before it, whatever the move was. */
  #goAlong(moves: number, shown: string): void {
    if (moves > this.#moves && this.#shown) this.#see(this.#shown)
    if (moves !== this.#moves || shown) this.#shown = shown
    this.#moves = moves
  }

  #see(name: string): void {
    this.#seen = rememberSeen(this.live.id, name)
  }

  /** The bot that was asked has not ended its turn: nobody else has moved since. */
  #isPlaying(seat: number): boolean {
    const own = this.#told?.steps.findLastIndex((step) => step.seat !== null && step.seat !== seat) ?? -1
    return own <= (this.#asked?.news ?? -1)
  }

  /** What was said is understood. */
  next(): void {
    if (this.lesson) this.#see(this.lesson.name)
  }

  /** The bot whose turn it is may play. */
  async letPlay(seat: number): Promise<void> {
    this.#asked = { seat, news: (this.#told?.steps.length ?? 0) - 1 }
    if (!(await this.live.goOn(seat))) this.#asked = null
  }

  /** No more lessons: the bots go on by themselves. */
  async end(): Promise<void> {
    this.next()
    await this.live.goOn(null)
  }
}
