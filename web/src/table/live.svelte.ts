// A table as this browser sees it: what the server told, its stream, and what the person asked of it.
import { api, Problem } from '../lib/api'
import { notify, ring } from '../lib/bell'
import { gameOf, isMinor } from '../lib/games'
import { isUnnamed, namesOf } from '../lib/names'
import { settings } from '../lib/settings.svelte'
import type { Advice, News, Payment, Scene, Shapes, ShownStep, TableInfo, Update } from '../lib/types'
import { words } from '../lib/words.svelte'
import { keepMoments, keptMoments, type Moment } from './moments'

/** A line of the log: a step of the game, or something done beside it. */
export type Entry =
  | { kind: 'step'; step: ShownStep }
  | { kind: 'gestured'; seat: number; gesture: string }
  | { kind: 'reseated'; seat: number; level: string | null }

const LONGEST_WAIT = 10_000
const GESTURE_LASTS = 7_000
const PROBLEM_LASTS = 6_000
const SHOW_AGAIN = 1_100
const BEFORE_COVER = 1_300
const BOT_THINKS = 4_000

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
  connected = $state(true)
  busy = $state(false)
  problem = $state('')
  /** the table cannot be shown at all: unknown, or out of reach */
  missing = $state<'' | 'unknown' | 'unreachable'>('')
  advising = $state(false)
  /** a bot is to move and not ready yet: on a new machine it is compiled first, for a minute */
  preparing = $state(false)
  /** gestures just made, by seat */
  gestures = $state.raw<Record<number, string>>({})
  /** the sentence for those who hear the page */
  announced = $state('')

  #advice = $state.raw<{ news: number; advice: Advice } | null>(null)
  #again = $state.raw<Moment | null>(null)
  #moments = $state.raw<Moment[]>([])
  #last = 0
  #stream: EventSource | null = null
  #retry = 0
  #waits = 1000
  #bots = 0
  #closed = false

  steps = $derived(this.entries.flatMap((entry) => (entry.kind === 'step' ? [entry.step] : [])))
  names = $derived(namesOf(this.scene?.seats ?? this.info?.seats ?? []))
  mine = $derived(this.info?.mine ?? [])
  game = $derived(this.info && gameOf(this.info.game))
  myTurn = $derived(this.scene !== null && this.viewer !== null && this.scene.turn === this.viewer)
  advice = $derived(this.#advice && this.#advice.news === this.scene?.news && !this.#again ? this.#advice.advice : null)
  showingAgain = $derived(this.#again !== null)
  canShowAgain = $derived(this.#moments.length > 1)
  /** the log up to what is on the table: all of it, unless something is shown again; nothing behind a cover */
  shownEntries = $derived(
    this.covered !== null ? [] : this.#again ? this.entries.slice(0, this.#again.entries) : this.entries,
  )
  shownSteps = $derived(
    this.#again || this.covered !== null
      ? this.shownEntries.flatMap((entry) => (entry.kind === 'step' ? [entry.step] : []))
      : this.steps,
  )
  shownScene = $derived(this.#again ? { ...this.#again.scene, offers: [], can_take_back: false } : this.scene)
  /** where in the log my last own decision is; what comes after it is news to me; nothing is to a spectator */
  since = $derived.by(() => {
    if (this.viewer === null) return 0
    for (let at = this.entries.length - 1; at >= 0; at--) {
      const entry = this.entries[at]
      if (entry.kind === 'step' && entry.step.seat === this.viewer) return at + 1
    }
    return 0
  })
  botToMove = $derived(this.scene?.turn != null && this.scene.seats[this.scene.turn].level !== null)

  constructor(readonly id: string) {
    addEventListener('online', this.#lookUp)
    document.addEventListener('visibilitychange', this.#lookUp)
    void this.open()
  }

  async open(): Promise<void> {
    this.missing = ''
    try {
      const [info, update] = await Promise.all([api.table(this.id), api.scene(this.id, null)])
      if (this.#closed) return
      this.info = info
      const { mine } = info
      if (mine.length === 0) return this.#sit(null, update)
      this.#introduce(info)
      const turn = update.scene.turn
      const seat = turn !== null && mine.includes(turn) ? turn : (this.#lastSeat() ?? mine[0])
      if (mine.length > 1 && this.#secret(update.scene) && !update.scene.over) {
        this.scene = { ...update.scene, offers: [] } // only so that the cover knows the names
        this.covered = seat
        return
      }
      this.#sit(seat, update.scene.viewer === seat ? update : await api.scene(this.id, seat))
    } catch (error) {
      if (this.#closed) return
      if (error instanceof Problem && (error.status === 404 || error.status === 403)) this.missing = 'unknown'
      else {
        this.missing = 'unreachable'
        this.#retry = window.setTimeout(
          () => void this.open(),
          (this.#waits = Math.min(this.#waits * 1.6, LONGEST_WAIT)),
        )
      }
    }
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
    this.#stream?.close()
    clearTimeout(this.#retry)
    clearTimeout(this.#bots)
    removeEventListener('online', this.#lookUp)
    document.removeEventListener('visibilitychange', this.#lookUp)
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
    if (viewer === null || !this.scene?.can_take_back || this.busy || this.#again) return
    await this.#trying(async () => this.#apply(await api.undo(this.id, viewer)))
  }

  async payments(move: number): Promise<Payment[]> {
    return this.viewer === null ? [] : api.payments(this.id, this.viewer, move)
  }

  /** Ask what to do; asked again, put the answer away. */
  async advise(): Promise<void> {
    const { viewer, scene } = this
    if (viewer === null || !scene || !this.myTurn || this.advising) return
    if (this.advice) return this.dismissAdvice()
    this.advising = true
    try {
      const advice = await api.advice(this.id, viewer)
      this.#advice = { news: scene.news, advice }
      if (this.advice) this.announced = words.say('web-advice-ready')
    } catch (error) {
      this.#tell(error)
    } finally {
      this.advising = false
    }
  }

  dismissAdvice(): void {
    this.#advice = null
  }

  /** Play an advised move, paid as proposed. */
  async playAdvised(move: number): Promise<void> {
    const offer = this.scene?.offers.find((one) => one.move === move)
    try {
      const paid = offer && this.game?.isPaid(offer)
      const answers = paid ? ((await this.payments(move))[0]?.moves ?? []) : []
      await this.play([move, ...answers])
    } catch (error) {
      this.#tell(error)
    }
  }

  hurry = () => this.#beside(() => api.hurry(this.id))
  gesture = (gesture: Shapes['Gesture']['gesture']) => this.#beside(() => api.gesture(this.id, this.viewer!, gesture))
  reseat = (seat: number, level: string | null) => this.#beside(() => api.reseat(this.id, seat, level))

  /** What others did since my last move, once more. */
  async showAgain(): Promise<void> {
    if (this.#again) return this.stopShowing()
    const moments = this.#moments
    for (const moment of moments) {
      this.#again = moment
      await new Promise((done) => setTimeout(done, SHOW_AGAIN))
      if (this.#again !== moment) return
    }
    this.#again = null
  }

  stopShowing(): void {
    this.#again = null
  }

  #sit(seat: number | null, update: Update): void {
    this.viewer = seat
    this.fresh = false
    this.entries = []
    this.#last = 0
    this.#moments = []
    this.#again = null
    this.#advice = null
    this.scene = update.scene
    this.entries = this.#withNews([], update.news)
    this.#last = update.scene.news
    this.#follow(keptMoments(this.id, seat), update.news, update.scene)
    this.#rememberSeat(seat)
    this.#connect()
    this.#mindBots()
  }

  #apply(update: Update): void {
    const { scene } = update
    const before = this.scene
    if (!before || scene.viewer !== this.viewer || scene.news <= this.#last) return
    const news = update.news.filter((one) => one.number > this.#last)
    if (news.length && news[0].number > this.#last + 1) return void this.#fetchAll()
    this.#last = scene.news
    this.entries = this.#withNews(this.entries, news)
    this.scene = scene
    if (this.#follow(this.#moments, news, scene)) this.stopShowing()
    this.#announce(news)
    this.#callIfMyTurn(before, scene)
    this.#pass(scene)
    this.#mindBots()
  }

  /** Say so where a bot takes long because it is not ready yet. */
  #mindBots(): void {
    clearTimeout(this.#bots)
    this.preparing = false
    if (this.botToMove) this.#bots = window.setTimeout(() => void this.#askForBots(), BOT_THINKS)
  }

  async #askForBots(): Promise<void> {
    const ready = await api.botsReady().catch(() => true)
    if (this.#closed || !this.botToMove) return
    this.preparing = !ready
    this.#bots = window.setTimeout(() => void this.#askForBots(), BOT_THINKS)
  }

  /** Go on with the moments since my last move, or begin anew with a move of mine; true if so. */
  #follow(moments: Moment[], all: News[], scene: Scene): boolean {
    const known = moments.at(-1)?.scene.news ?? scene.news
    const news = all.filter((one) => one.number > known)
    const own = news.some((one) => one.kind === 'taken_back' || one.steps.some((step) => step.seat === this.viewer))
    const moved = news.some((one) => one.steps.length)
    const before = own || known > scene.news ? [] : moved ? moments : moments.slice(0, -1)
    this.#moments = [...before, { scene, entries: this.entries.length }]
    keepMoments(this.id, this.viewer, this.#moments)
    return own
  }

  #withNews(entries: Entry[], news: News[]): Entry[] {
    const all = [...entries]
    for (const one of news) {
      if (one.kind === 'steps') all.push(...one.steps.map((step): Entry => ({ kind: 'step', step })))
      else if (one.kind === 'taken_back') takeBack(all, one.taken_back)
      else if (one.kind === 'gestured') {
        all.push({ kind: 'gestured', seat: one.seat!, gesture: one.gesture! })
      } else if (one.kind === 'reseated') all.push({ kind: 'reseated', seat: one.seat!, level: one.level ?? null })
    }
    return all
  }

  async #fetchAll(): Promise<void> {
    await this.#trying(async () => this.#sit(this.viewer, await api.scene(this.id, this.viewer)))
  }

  #announce(news: News[]): void {
    const said: string[] = []
    for (const one of news) {
      if (one.kind === 'gestured') {
        this.gestures = { ...this.gestures, [one.seat!]: one.gesture! }
        setTimeout(() => {
          if (this.gestures[one.seat!] === one.gesture) this.gestures = { ...this.gestures, [one.seat!]: '' }
        }, GESTURE_LASTS)
        said.push(words.say(`web-gestured-${one.gesture}`, { seat: this.names[one.seat!] }))
      }
      for (const step of one.steps) {
        for (const event of step.events) if (!isMinor(event.rule)) said.push(words.tell(event, this.names))
      }
    }
    if (said.length) this.announced = said.join(' ')
  }

  #callIfMyTurn(before: Scene, now: Scene): void {
    const called =
      now.turn !== null && this.mine.includes(now.turn) && before.turn !== null && !this.mine.includes(before.turn)
    if (!called && !(now.over && !before.over)) return
    if (settings.sound) ring()
    if (!settings.notify || !document.hidden) return
    notify(
      now.over ? words.say('web-notice-over') : words.say('web-notice-turn', { seat: this.names[now.turn!] }),
      this.id,
    )
  }

  /** The turn went to another seat of mine: change the eyes, behind a cover where hands are secret. */
  #pass(scene: Scene): void {
    const { turn } = scene
    if (turn === null || turn === this.viewer || !this.mine.includes(turn) || scene.seats[turn].level !== null) return
    if (this.#secret(scene)) {
      setTimeout(() => {
        if (this.scene?.turn !== turn || this.viewer === turn) return
        this.covered = turn
        this.announced = ''
      }, BEFORE_COVER)
    } else void this.#trying(async () => this.#sit(turn, await api.scene(this.id, turn)))
  }

  #secret(scene: Scene): boolean {
    return this.game?.secretHands || scene.scores.some((points) => points === null)
  }

  #connect(): void {
    this.#stream?.close()
    clearTimeout(this.#retry)
    if (this.#closed) return
    const stream = new EventSource(api.streamAddress(this.id, this.viewer, this.#last))
    this.#stream = stream
    stream.onopen = () => {
      this.connected = true
      this.#waits = 1000
    }
    stream.addEventListener('update', (event) => {
      this.connected = true
      if (stream === this.#stream) this.#apply(JSON.parse((event as MessageEvent).data))
    })
    stream.onerror = () => {
      if (stream !== this.#stream) return
      this.connected = false
      if (stream.readyState !== EventSource.CLOSED) return // it tries again by itself
      this.#retry = window.setTimeout(() => this.#connect(), this.#waits)
      this.#waits = Math.min(this.#waits * 1.6, LONGEST_WAIT)
    }
  }

  #lookUp = (): void => {
    if (document.hidden || this.connected) return
    if (this.missing === 'unreachable') void this.open()
    else if (this.#stream?.readyState === EventSource.CLOSED) this.#connect()
  }

  /** Do something; what goes wrong is told on the page, and to the caller where he must know. */
  async #trying(doing: () => unknown, tells = false): Promise<void> {
    this.busy = true
    this.problem = ''
    try {
      await doing()
    } catch (error) {
      this.#tell(error)
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
    await doing().catch((error) => this.#tell(error))
  }

  #tell(error: unknown): void {
    const problem = error instanceof Error ? error.message : String(error)
    this.problem = problem
    setTimeout(() => {
      if (this.problem === problem) this.problem = ''
    }, PROBLEM_LASTS)
  }

  #lastSeat(): number | null {
    const kept = sessionStorage.getItem(`seat ${this.id}`)
    return kept !== null && this.mine.includes(Number(kept)) ? Number(kept) : null
  }

  #rememberSeat(seat: number | null): void {
    if (seat !== null) sessionStorage.setItem(`seat ${this.id}`, String(seat))
  }
}

function takeBack(entries: Entry[], steps: number): void {
  for (let at = entries.length - 1; at >= 0 && steps > 0; at--) {
    if (entries[at].kind !== 'step') continue
    entries.splice(at, 1)
    steps--
  }
}
