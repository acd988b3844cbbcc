// A table as this browser sees it: what the server told, through whose eyes, and what the person asked of it.
import { api, Problem } from '../lib/api'
import { gainedLately } from '../lib/gains'
import { bestLevel, gameOf } from '../lib/games'
import { namesOf } from '../lib/names'
import { RULES } from '../lib/rules'
import { settings } from '../lib/settings.svelte'
import { Patience } from '../lib/steady_stream'
import type { Advance, Advice, NewsItem, Payment, People, Scene, Shapes, Stage, TableInfo, Update } from '../lib/types'
import { words } from '../lib/words.svelte'
import { Advising } from './advising.svelte'
import { Again } from './again.svelte'
import { Announcing } from './announcing.svelte'
import { Asking } from './asking.svelte'
import { noteOf, type Banner } from './banner'
import { Bots } from './bots.svelte'
import { call, callFor } from './calling'
import { sceneOf } from './changes'
import { ComingBack } from './coming_back'
import { Connection } from './connection.svelte'
import { Flights } from './flights.svelte'
import { afterOwn, stepsOf, withNews, withoutLast, type Entry } from './log'
import { Presence } from './presence.svelte'
import { lastSeat, rememberSeat } from './seats_here'
import { Story } from './story.svelte'
import { Trouble } from './trouble.svelte'
import { TurnEnd } from './turn_end.svelte'

/** how long a part of a scoring stands for those who let it go on by itself */
const SCORING_STANDS = 3_200
const BEFORE_COVER = 1_300
/** how long after it came a page speaks */
const SPOKEN_AFTER = 700
/** those who come and go are looked at together */
const SETTLING = 300
/** how long it is said that somebody lost a seat */
const NOTED = 30_000
/** what changes who may do what at the table */
const ABOUT_SEATS: NewsItem['kind'][] = ['seated', 'renamed', 'reseated']

/** Why a table cannot be shown: it is out of reach, or this browser has no business there. */
export type Missing = '' | 'unreachable' | 'unknown_table' | 'table_gone' | 'seat_lost'

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
  /** the table cannot be shown at all */
  missing = $state<Missing>('')
  /** what happened lately to somebody's seat, until it is put away */
  note = $state.raw<Banner | null>(null)

  readonly story = new Story(new Flights())
  readonly again = new Again(this.story, () => this.#showAsItIs())
  readonly connection: Connection
  readonly advising = new Advising()
  readonly announcing = new Announcing()
  readonly bots = new Bots()
  readonly trouble = new Trouble()
  readonly presence = new Presence()
  readonly asking = new Asking()
  readonly turnEnd = new TurnEnd()
  readonly #back: ComingBack
  #patience = new Patience()
  #retry = 0
  #looking = 0
  #isLooking = false
  #looksAgain = false
  #asksForRematch = false
  /** the number of the last news heard */
  #last = 0
  /** the number of the last news of my own move, and of one that was taken back */
  #lastOwn = 0
  #lastTakenBack = 0
  #closed = false

  game = $derived(this.info && gameOf(this.info.game))
  names = $derived(namesOf(this.scene?.seats ?? this.info?.seats ?? []))
  mine = $derived(this.info?.mine ?? [])
  /** I am to move, and not a bot for me */
  myTurn = $derived(
    this.scene !== null && this.viewer !== null && this.scene.turn === this.viewer && this.#isMine(this.scene),
  )
  /** the best bot at the table; null: there is none */
  botLevel = $derived(bestLevel(this.info?.game, this.scene))
  botToMove = $derived(this.scene?.turn != null && this.scene.seats[this.scene.turn].level !== null)
  advice = $derived(this.again.running ? null : this.advising.for(this.scene))
  /** what is on the table: a stage on the way to the scene, something shown again, or the scene itself */
  shownScene = $derived(this.story.shown?.scene ?? this.scene)
  /** the log up to it; nothing behind a cover */
  shownEntries = $derived(this.#shownEntries())
  /** what is scored just now */
  scoring = $derived(this.covered === null ? (this.story.shown?.scoring ?? null) : null)
  /** where in the log something was scored last; -1: nothing was yet */
  lastScored = $derived(this.shownEntries.findLastIndex(isScored))
  shownSteps = $derived(stepsOf(this.shownEntries))
  /** what every house gained of late, as far as it is shown */
  gained = $derived(this.#gained())
  canUndo = $derived(this.scene?.can_take_back === true && !this.busy && !this.again.running)
  /** where in the log the news for me begin; nothing is news to a spectator */
  since = $derived(this.viewer === null ? 0 : afterOwn(this.entries, this.viewer))

  #shownEntries(): Entry[] {
    const { shown } = this.story
    return this.covered === null ? withoutLast(this.entries.slice(0, shown?.entries), shown?.untold ?? 0) : []
  }

  #isMine({ turn, seats }: Scene): boolean {
    return turn !== null && seats[turn].level === null
  }

  constructor(readonly id: string) {
    this.connection = new Connection(() => ({ table: id, seat: this.viewer, after: this.#last }), {
      update: (update) => this.#apply(update),
      people: (people) => this.#hearOfPeople(people),
      gone: () => this.#goOut('table_gone'),
      broken: () => void this.#lookAround(),
    })
    this.story.pace = () => (settings.scoringGoesOn ? SCORING_STANDS : null)
    this.#back = new ComingBack(
      () => this.#lookAnew(),
      () => (this.connection.connected = false),
    )
    void this.open()
  }

  async open(): Promise<void> {
    clearTimeout(this.#retry)
    this.missing = ''
    try {
      const [info, update] = await Promise.all([api.table(this.id), api.scene(this.id, null)])
      if (this.#closed) return
      this.info = info
      this.presence.hear(info.people)
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
    const reason = notHere(error)
    if (reason) return this.#goOut(reason)
    this.missing = 'unreachable'
    this.#retry = window.setTimeout(() => void this.open(), this.#patience.next())
  }

  /** There is nothing here for this browser any more. */
  #goOut(reason: Missing): void {
    // A table that was here a moment ago was not mistyped.
    this.missing = reason === 'unknown_table' && this.info && !this.#closed ? 'table_gone' : reason
    this.connection.close()
    this.presence.close()
    this.bots.mind(false)
    this.asking.answer(false)
  }

  close(): void {
    this.#closed = true
    this.connection.close()
    this.presence.close()
    this.bots.mind(false)
    this.#back.close()
    clearTimeout(this.#retry)
    clearTimeout(this.#looking)
  }

  /** The page is looked at again, or the network is back: whatever was open may be dead, so all is asked anew. */
  #lookAnew(): void {
    if (this.missing === 'unreachable') return void this.open()
    if (this.missing || !this.scene || this.fresh) return
    this.connection.open()
    void this.#lookAround()
  }

  /** Who sits where, and whether I am still one of them. */
  async #lookAround(): Promise<void> {
    clearTimeout(this.#looking)
    // One look at a time: a browser has few connections to a server, and where they died each look keeps one for long.
    if (this.#isLooking) return void (this.#looksAgain = true)
    this.#isLooking = true
    this.#looksAgain = false
    await this.#look()
    this.#isLooking = false
    if (this.#looksAgain) this.#lookAroundSoon()
  }

  async #look(): Promise<void> {
    try {
      const info = await api.table(this.id)
      if (this.#closed || this.missing) return
      this.info = info
      this.presence.hear(info.people)
      await this.#sitRight(info.mine)
    } catch (error) {
      const reason = notHere(error)
      if (reason && !this.#closed) this.#goOut(reason) // what else goes wrong is seen by the stream
    }
  }

  #lookAroundSoon(): void {
    if (this.#closed) return
    clearTimeout(this.#looking)
    this.#looking = window.setTimeout(() => void this.#lookAround(), SETTLING)
  }

  /** My seats became others, in another tab or by somebody else: go on with the right eyes. */
  async #sitRight(mine: number[]): Promise<void> {
    if (this.fresh || (this.viewer === null ? mine.length === 0 : mine.includes(this.viewer))) return
    const seat = mine[0] ?? null
    this.covered = null
    this.#sit(seat, await api.scene(this.id, seat))
  }

  #hearOfPeople(people: People): void {
    const changed = people.seats.some((one, seat) => {
      const was = this.presence.of(seat)
      return was && (was.devices !== one.devices || (was.presence === 'free') !== (one.presence === 'free'))
    })
    this.presence.hear(people)
    if (changed) this.#lookAroundSoon()
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
    if (!(await this.#maySurely(scene, moves[0])) || this.scene?.news !== scene.news) return
    await this.#trying(() => this.#send(viewer, moves, scene.news), true)
  }

  /** What turns something up cannot be taken back: whoever wishes is asked first. */
  async #maySurely(scene: Scene, move: number): Promise<boolean> {
    const offer = scene.offers.find((one) => one.move === move)
    if (!settings.askFirst || !offer?.turns_up) return true
    return this.asking.ask({
      title: words.say('web-sure'),
      told: [`${words.explain(offer.what, this.names)} ${words.say('web-sure-hint')}`],
      yes: words.say('web-sure-yes'),
    })
  }

  /** Send a move. If its answer is lost it is sent once more: it says what it answers to, and cannot happen twice. */
  async #send(seat: number, moves: number[], news: number): Promise<void> {
    try {
      return this.#apply(await api.play(this.id, seat, moves, news))
    } catch (error) {
      if (!isLost(error) || !(await this.connection.catchUp())) throw error
      if (this.#lastOwn > news) return
    }
    try {
      this.#apply(await api.play(this.id, seat, moves, news))
    } catch (error) {
      if (!isStale(error) || !(await this.connection.catchUp()) || this.#lastOwn <= news) throw error
    }
  }

  async undo(): Promise<void> {
    const { viewer, scene } = this
    if (viewer === null || !scene || !this.canUndo) return
    await this.#trying(async () => {
      try {
        this.#apply(await api.undo(this.id, viewer))
      } catch (error) {
        if (!isLost(error) || !(await this.connection.catchUp()) || this.#lastTakenBack <= scene.news) throw error
      }
    })
  }

  async payments(move: number): Promise<Payment[]> {
    return this.viewer === null ? [] : api.payments(this.id, this.viewer, move)
  }

  /** Ask what to do; asked again, put the answer away. */
  async advise(): Promise<void> {
    const { viewer, scene, advising } = this
    if (viewer === null || !scene || !this.myTurn || advising.thinking) return
    if (!this.info?.hints) return this.trouble.tell(words.say('web-refused-no-hints'))
    if (this.advice) return advising.dismiss()
    await this.#beside(async () => {
      await advising.ask(this.id, viewer, scene, settings.hintsAsBots ? this.botLevel : null)
      if (this.advice) this.announcing.say(`${words.say('web-advice-ready')} ${this.#advised(this.advice)}`)
    })
  }

  /** The move that is advised, and the chance to win with it. */
  #advised({ options: [best] }: Advice): string {
    const offer = this.scene?.offers.find((one) => one.move === best?.move)
    if (!offer || this.viewer === null) return ''
    const chance = words.say('web-percent', { number: Math.round(100 * best.wins[this.viewer]) })
    return `${words.explain(offer.what, this.names)} (${words.say('web-advice-now', { chance })})`
  }

  /** Show the last scoring again, part by part. */
  async showScoring(): Promise<void> {
    const entries = this.lastScored + 1
    await this.#beside(async () => {
      const { scene, stages } = await api.scoring(this.id, this.viewer)
      await this.again.showOne({ scene, stages, entries })
    })
  }

  /** End a turn in which nothing more can be done. */
  async endTurn(): Promise<void> {
    const move = this.turnEnd.moveIn(this.scene)
    if (move !== null) await this.play([move]).catch(() => {}) // what went wrong is told on the page
  }

  /** Ask again, of another level. */
  async adviseAgain(): Promise<void> {
    this.advising.dismiss()
    await this.advise()
  }

  /** Play an advised move, paid as proposed. */
  async playAdvised(move: number): Promise<void> {
    const offer = this.scene?.offers.find((one) => one.move === move)
    await this.#beside(async () => {
      const proposed = this.advice?.options.find((one) => one.move === move)?.payment
      const answers = proposed?.moves ?? (offer?.paid ? ((await this.payments(move))[0]?.moves ?? []) : [])
      await this.play([move, ...answers])
    })
  }

  hurry = () => this.#beside(() => api.hurry(this.id))
  /** At a guided table: a bot plays its turn, or (null) all go on by themselves from now on. */
  goOn = (seat: number | null) => this.#beside(() => api.goOn(this.id, seat))
  gesture = (gesture: Shapes['GestureWish']['gesture']) =>
    this.#beside(() => api.gesture(this.id, this.viewer!, gesture))
  reseat = (seat: number, level: string | null) => this.#beside(() => api.reseat(this.id, seat, level))
  onlyHere = () => this.#beside(() => api.onlyHere(this.id))
  renewLink = (seat: number) => this.#beside(() => api.renewLink(this.id, seat))
  setOpen = (open: boolean) => this.#beside(() => api.setOpen(this.id, open))

  /** The table of the next game; it is set up if nobody did yet. */
  async rematch(): Promise<string> {
    this.#asksForRematch = true
    return this.scene?.rematch ?? (await api.rematch(this.id)).table
  }

  putNoteAway(): void {
    this.note = null
  }

  #sit(seat: number | null, update: Update): void {
    const { scene, news } = update
    this.viewer = seat
    this.fresh = false
    this.advising.dismiss()
    this.again.begin(this.id, seat)
    this.scene = scene
    this.entries = withNews([], news)
    this.#last = scene.news
    this.#remember(news)
    this.again.follow(news, { scene, stages: [], entries: this.entries.length })
    this.story.begin(scene, this.entries.length)
    rememberSeat(this.id, seat)
    this.turnEnd.begin()
    if (!this.#closed) this.connection.open()
    this.bots.mind(this.botToMove)
    // A live region says nothing that it began with.
    setTimeout(
      () => this.myTurn && !this.announcing.said && this.announcing.say(words.say('web-my-turn')),
      SPOKEN_AFTER,
    )
  }

  #apply(update: Update | Advance): void {
    const before = this.scene
    if (!before || before.viewer !== this.viewer || (update.news.at(-1)?.number ?? Infinity) <= this.#last) return
    const scene = sceneOf(update, before)
    if (!scene) return void this.#fetchAll()
    if (scene.viewer !== this.viewer || scene.news <= this.#last) return
    const news = update.news.filter((one) => one.number > this.#last)
    if (news.length && news[0].number > this.#last + 1) return void this.#fetchAll()
    this.#last = scene.news
    this.#remember(news)
    this.entries = withNews(this.entries, news)
    this.scene = scene
    this.again.follow(news, { scene, stages: update.stages, entries: this.entries.length })
    if (!this.again.running) this.#tell(update.stages, scene, news)
    this.announcing.hear(news, this.names, this.viewer, update.stages)
    this.turnEnd.hear(news, scene)
    const called = callFor(before, scene, this.mine)
    if (called === 'turn' && scene.turn === this.viewer) this.announcing.add(words.say('web-my-turn'))
    if (called && !(called === 'rematch' && this.#asksForRematch)) call(called, this.id, scene, this.names, this.mine)
    this.#hearOfSeats(news)
    this.#pass(scene)
    this.bots.mind(this.botToMove)
  }

  #remember(news: NewsItem[]): void {
    for (const { number, steps, taken_back } of news) {
      if (steps[0]?.seat === this.viewer) this.#lastOwn = number
      if (taken_back) this.#lastTakenBack = number
    }
  }

  /** Somebody came, went, or is called differently: those who look on must know, and I where I sit. */
  #hearOfSeats(news: NewsItem[]): void {
    if (news.some((one) => ABOUT_SEATS.includes(one.kind))) this.#lookAroundSoon()
    const note = noteOf(news, this.mine)
    if (!note) return
    this.note = note
    if (note.kind === 'lost') setTimeout(() => this.note === note && this.putNoteAway(), NOTED)
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
    return shown ? gainedLately(this.shownSteps, shown.scene) : []
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
  /** Do something besides playing; whether it was done. */
  async #beside(doing: () => Promise<unknown>): Promise<boolean> {
    try {
      await doing()
    } catch (error) {
      this.trouble.tell(error)
      return false
    }
    this.#lookAroundSoon()
    return true
  }
}

const isScored = (entry: Entry): boolean =>
  entry.kind === 'step' && entry.step.events.some((event) => RULES[event.rule].scoring)

/** Nobody knows whether it was done: the answer did not come. */
const isLost = (error: unknown): boolean => error instanceof Problem && [0, 502, 504].includes(error.status)

const isStale = (error: unknown): boolean => error instanceof Problem && error.rule === 'table.stale'

/** Why this browser has nothing to see here; null: for another reason. */
function notHere(error: unknown): Missing | null {
  if (!(error instanceof Problem) || (error.status !== 404 && error.status !== 403)) return null
  return error.rule === 'table.seat_lost' ? 'seat_lost' : 'unknown_table'
}
