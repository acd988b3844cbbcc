// A table as this browser sees it: what the server told, through whose eyes, and what the person asked of it.
import { api, Problem } from '../lib/api'
import { gainedLately } from '../lib/gains'
import { gameOf } from '../lib/games'
import { isUnnamed, namesOf } from '../lib/names'
import { settings } from '../lib/settings.svelte'
import type { NewsItem, Payment, Scene, Shapes, Stage, TableInfo, Update } from '../lib/types'
import { words } from '../lib/words.svelte'
import { Advising } from './advising.svelte'
import { Again } from './again.svelte'
import { Announcing } from './announcing.svelte'
import { Bots } from './bots.svelte'
import { call, isCalled } from './calling'
import { Connection, Patience } from './connection.svelte'
import { Flights } from './flights.svelte'
import { afterOwn, stepsOf, withNews, type Entry } from './log'
import { lastSeat, rememberSeat } from './seats_here'
import { Story } from './story.svelte'
import { Trouble } from './trouble.svelte'

const BEFORE_COVER = 1_300

export class LiveTable {
  info = $state.raw<TableInfo | null>(null)
  scene = $state.raw<Scene | null>(null)
  entries = $state.raw<Entry[]>([])
  /** whose eyes: a seat of mine, or null for a spectator */
  viewer = $state<number | null>(null)
  /** the seat of mine that is asked to come to the screen */
  covered = $state<number | null>(null)
  /** nothing of a hand may be seen before somebody said who they are */
  fresh = $state(true)
  /** a move is on its way */
  busy = $state(false)
  /** the table cannot be shown at all: unknown, or out of reach */
  missing = $state<'' | 'unknown' | 'unreachable'>('')

  readonly story = new Story(new Flights())
  readonly again = new Again(this.story, () => this.#showAsItIs())
  readonly connection: Connection
  readonly advising = new Advising()
  readonly announcing = new Announcing()
  readonly bots = new Bots()
  readonly trouble = new Trouble()
  #patience = new Patience()
  #retry = 0
  /** the number of the last news heard */
  #last = 0
  #closed = false

  game = $derived(this.info && gameOf(this.info.game))
  names = $derived(namesOf(this.scene?.seats ?? this.info?.seats ?? []))
  mine = $derived(this.info?.mine ?? [])
  myTurn = $derived(this.scene !== null && this.viewer !== null && this.scene.turn === this.viewer)
  botToMove = $derived(this.scene?.turn != null && this.scene.seats[this.scene.turn].level !== null)
  advice = $derived(this.again.running ? null : this.advising.for(this.scene))
  /** what is on the table: a stage on the way to the scene, something shown again, or the scene itself */
  shownScene = $derived(this.story.shown?.scene ?? this.scene)
  /** the log up to it; nothing behind a cover */
  shownEntries = $derived(this.covered === null ? this.entries.slice(0, this.story.shown?.entries) : [])
  shownSteps = $derived(stepsOf(this.shownEntries))
  /** what every house gained of late, as far as it is shown */
  gained = $derived(this.#gained())
  canUndo = $derived(this.scene?.can_take_back === true && !this.busy && !this.again.running)
  /** where in the log the news for me begin; nothing is news to a spectator */
  since = $derived(this.viewer === null ? 0 : afterOwn(this.entries, this.viewer))

  constructor(readonly id: string) {
    this.connection = new Connection(
      () => api.streamAddress(id, this.viewer, this.#last),
      (update) => this.#apply(update),
    )
    addEventListener('online', this.#lookUp)
    document.addEventListener('visibilitychange', this.#lookUp)
    void this.open()
  }

  async open(): Promise<void> {
    clearTimeout(this.#retry)
    this.missing = ''
    try {
      const [info, update] = await Promise.all([api.table(this.id), api.scene(this.id, null)])
      if (this.#closed) return
      this.info = info
      this.#introduce(info)
      await this.#comeIn(info.mine, update)
    } catch (error) {
      if (!this.#closed) this.#stayOut(error)
    }
  }

  /** Sit down where it is my turn, or where I sat last; with several at this screen, ask first who is there. */
  async #comeIn(mine: number[], update: Update): Promise<void> {
    if (mine.length === 0) return this.#sit(null, update)
    const { scene } = update
    const seat = scene.turn !== null && mine.includes(scene.turn) ? scene.turn : (lastSeat(this.id, mine) ?? mine[0])
    if (mine.length > 1 && this.info?.secret && !scene.over) {
      this.scene = { ...scene, offers: [] } // only so that the cover knows the names
      this.covered = seat
      return
    }
    this.#sit(seat, scene.viewer === seat ? update : await api.scene(this.id, seat))
  }

  #stayOut(error: unknown): void {
    if (error instanceof Problem && (error.status === 404 || error.status === 403)) {
      this.missing = 'unknown'
      return
    }
    this.missing = 'unreachable'
    this.#retry = window.setTimeout(() => void this.open(), this.#patience.next())
  }

  /** A friend who came by a link has no name at the table yet: say the one this browser remembers. */
  #introduce(info: TableInfo): void {
    for (const at of info.mine) {
      const seat = info.seats[at]
      if (seat.kind === 'friend' && isUnnamed(seat)) api.rename(this.id, at, settings.name).catch(() => {})
    }
  }

  close(): void {
    this.#closed = true
    this.connection.close()
    this.bots.mind(false)
    clearTimeout(this.#retry)
    removeEventListener('online', this.#lookUp)
    document.removeEventListener('visibilitychange', this.#lookUp)
  }

  #lookUp = (): void => {
    if (document.hidden) return
    if (this.missing === 'unreachable') void this.open()
    else this.connection.hasten()
  }

  /** The one who was asked for says: it is me. */
  async uncover(): Promise<void> {
    const seat = this.covered
    if (seat === null) return
    await this.#trying(async () => {
      this.#sit(seat, await api.scene(this.id, seat))
      this.covered = null
    })
  }

  async play(moves: number[]): Promise<void> {
    const { viewer, scene } = this
    if (viewer === null || !scene || this.busy) return
    await this.#trying(async () => this.#apply(await api.play(this.id, viewer, moves, scene.news)), true)
  }

  async undo(): Promise<void> {
    const { viewer } = this
    if (viewer === null || !this.canUndo) return
    await this.#trying(async () => this.#apply(await api.undo(this.id, viewer)))
  }

  async payments(move: number): Promise<Payment[]> {
    return this.viewer === null ? [] : api.payments(this.id, this.viewer, move)
  }

  /** Ask what to do; asked again, put the answer away. */
  async advise(): Promise<void> {
    const { viewer, scene, advising } = this
    if (viewer === null || !scene || !this.myTurn || advising.thinking) return
    if (this.advice) return advising.dismiss()
    await this.#beside(async () => {
      await advising.ask(this.id, viewer, scene)
      if (this.advice) this.announcing.say(words.say('web-advice-ready'))
    })
  }

  /** Play an advised move, paid as proposed. */
  async playAdvised(move: number): Promise<void> {
    const offer = this.scene?.offers.find((one) => one.move === move)
    await this.#beside(async () => {
      const answers = offer?.paid ? ((await this.payments(move))[0]?.moves ?? []) : []
      await this.play([move, ...answers])
    })
  }

  hurry = () => this.#beside(() => api.hurry(this.id))
  gesture = (gesture: Shapes['GestureWish']['gesture']) =>
    this.#beside(() => api.gesture(this.id, this.viewer!, gesture))
  reseat = (seat: number, level: string | null) => this.#beside(() => api.reseat(this.id, seat, level))

  #sit(seat: number | null, update: Update): void {
    const { scene, news } = update
    this.viewer = seat
    this.fresh = false
    this.advising.dismiss()
    this.again.begin(this.id, seat)
    this.scene = scene
    this.entries = withNews([], news)
    this.#last = scene.news
    this.again.follow(news, { scene, stages: [], entries: this.entries.length })
    this.story.begin(scene, this.entries.length)
    rememberSeat(this.id, seat)
    if (!this.#closed) this.connection.open()
    this.bots.mind(this.botToMove)
  }

  #apply(update: Update): void {
    const { scene } = update
    const before = this.scene
    if (!before || scene.viewer !== this.viewer || scene.news <= this.#last) return
    const news = update.news.filter((one) => one.number > this.#last)
    if (news.length && news[0].number > this.#last + 1) return void this.#fetchAll()
    this.#last = scene.news
    this.entries = withNews(this.entries, news)
    this.scene = scene
    this.again.follow(news, { scene, stages: update.stages, entries: this.entries.length })
    if (!this.again.running) this.#tell(update.stages, scene, news)
    this.announcing.hear(news, this.names)
    if (isCalled(before, scene, this.mine)) call(this.id, scene, this.names)
    this.#pass(scene)
    this.bots.mind(this.botToMove)
  }

  /** Show how the table came to look so, the own move at once. */
  #tell(stages: Stage[], scene: Scene, news: NewsItem[]): void {
    const beside = news.every((one) => one.steps.length + one.taken_back === 0)
    if (stages.length === 0 && !beside) return this.story.begin(scene, this.entries.length)
    if (news.some((one) => one.steps[0]?.seat === scene.viewer)) this.story.hasten()
    this.story.hear(scene, stages, this.entries.length)
  }

  #showAsItIs(): void {
    if (this.scene) this.story.begin(this.scene, this.entries.length)
  }

  #gained(): number[] {
    const { shown } = this.story
    return shown ? gainedLately(this.shownSteps, shown.scene).map((points, seat) => points - shown.ahead[seat]) : []
  }

  /** Something was missed: take all anew. */
  async #fetchAll(): Promise<void> {
    await this.#trying(async () => this.#sit(this.viewer, await api.scene(this.id, this.viewer)))
  }

  /** The turn went to another seat of mine: change the eyes, behind a cover where hands are secret. */
  #pass(scene: Scene): void {
    const { turn } = scene
    if (turn === null || turn === this.viewer || !this.mine.includes(turn) || scene.seats[turn].level !== null) return
    if (!this.info?.secret) {
      void this.#trying(async () => this.#sit(turn, await api.scene(this.id, turn)))
      return
    }
    void this.#cover(turn)
  }

  /** Who moved sees what came of it, before the next one is asked to the screen. */
  async #cover(turn: number): Promise<void> {
    await Promise.all([new Promise((done) => setTimeout(done, BEFORE_COVER)), this.story.rest()])
    if (this.scene?.turn !== turn || this.viewer === turn) return
    this.covered = turn
    this.announcing.say('')
  }

  /** Do something; what goes wrong is told on the page, and to the caller where he must know. */
  async #trying(doing: () => unknown, tells = false): Promise<void> {
    this.busy = true
    this.trouble.forget()
    try {
      await doing()
    } catch (error) {
      this.trouble.tell(error)
      if (error instanceof Problem && error.status === 409) {
        const update = await api.scene(this.id, this.viewer).catch(() => null)
        if (update) this.#apply(update)
      }
      if (tells) throw error
    } finally {
      this.busy = false
    }
  }

  /** Do something beside the game: it keeps nobody from playing. */
  async #beside(doing: () => Promise<unknown>): Promise<void> {
    await doing().catch((error) => this.trouble.tell(error))
  }
}
