// A table in sentences: what the server tells of it in the reader's language, and the answers to what is typed.
import { api } from '../lib/api'
import { route } from '../lib/route.svelte'
import { settings } from '../lib/settings.svelte'
import type { Shapes } from '../lib/types'
import { words } from '../lib/words.svelte'
import type { LiveTable } from '../table/live.svelte'
import { answerKept, keepAnswer } from './answer_kept'

type TextTable = Shapes['TextTable']
type TextAnswer = Shapes['TextAnswer']

export class TextMode {
  told = $state.raw<TextTable | null>(null)
  answer = $state.raw<string[]>([])
  /** said at once, and once: that it is one's turn */
  called = $state('')
  /** said when there is time: what is to be decided next, and the end */
  next = $state('')
  /** a move waits for a way to pay */
  #paying: number | null = null
  #asked = 0

  constructor(readonly live: LiveTable) {}

  /** Look at the table anew; only the answer to the last question counts. */
  async look(): Promise<void> {
    const asked = ++this.#asked
    const { id, viewer } = this.live
    try {
      const told = await api.text(id, viewer, words.language)
      if (asked === this.#asked) this.#hear(told)
    } catch (error) {
      if (asked === this.#asked) this.live.trouble.tell(error)
    }
  }

  /** Nothing of one person's is told to the next. */
  forget(): void {
    this.#asked++
    this.told = null
    this.answer = []
    this.#paying = null
  }

  #hear(told: TextTable): void {
    const before = this.told
    this.told = told
    if (told.mine && !before?.mine) this.called = told.status
    else if ((told.mine || told.over) && (told.status !== before?.status || told.news !== before.news))
      this.next = saidAnew(told.status, this.next)
    if (!told.mine) this.called = ''
    if (!before) this.#recall(told)
  }

  /** A page that was loaded again goes on where it was. */
  #recall({ viewer, news }: TextTable): void {
    const kept = answerKept(this.live.id, viewer, news)
    if (!kept) return
    this.answer = kept.said
    this.#paying = kept.paying
  }

  async ask(said: string): Promise<void> {
    const { id, viewer, botLevel } = this.live
    const hintLevel = settings.hintsAsBots ? botLevel : null
    try {
      await this.#do(await api.textAnswer(id, viewer, words.language, said, this.#paying, hintLevel))
    } catch (error) {
      this.answer = [(error as Error).message]
    }
  }

  /** A move of the list, by its number. */
  choose(number: number): Promise<void> {
    this.#paying = null
    return this.ask(String(number))
  }

  async #do({ said, does, moves = [], paying = null }: TextAnswer): Promise<void> {
    this.answer = said
    this.#paying = paying
    keepAnswer(this.live.id, this.live.viewer, { news: this.told?.news ?? 0, said, paying })
    if (does === 'play') await this.live.play(moves)
    if (does === 'undo') await this.live.undo()
    if (does === 'quit') route.go(`/table/${this.live.id}`)
  }
}

/** A sentence for a live region that says only what is new to it. */
const saidAnew = (sentence: string, before: string): string => (sentence === before ? `${sentence}\u200b` : sentence)
