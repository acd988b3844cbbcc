// What all parts of the Royals table share: the scene, the moves on offer, the note shown, the payment being made.
import { namesOf } from '$lib/names'
import { messageOf, words } from '$lib/words.svelte'
import type { House, Offer, Payment, RoyalsScenery, TableProps, Told } from '$lib/types'
import { getContext, setContext } from 'svelte'
import type { Board } from './board'

export interface Note {
  by: HTMLElement
  title: string
  lines: string[]
  gains: string[]
  problem: string
  hint: string
}
export interface Paying {
  offer: Offer
  ways: Payment[]
  at: number
}

export class Royals {
  note = $state.raw<Note | null>(null)
  paying = $state.raw<Paying | null>(null)
  /** what went wrong last, in words */
  trouble = $state('')
  waiting = $state(false)
  #props: () => TableProps
  #again: (() => void) | null = null

  constructor(props: () => TableProps) {
    this.#props = props
  }

  get scene() {
    return this.#props().scene
  }
  get table(): RoyalsScenery {
    return this.scene.table as RoyalsScenery
  }
  get board(): Board {
    return this.#props().info.board as Board
  }
  get busy(): boolean {
    return this.#props().busy || this.waiting
  }
  get steps() {
    return this.#props().steps
  }
  get names(): string[] {
    return namesOf(this.scene.seats)
  }
  get hand() {
    return this.scene.viewer === null ? null : this.table.seats[this.scene.viewer]
  }
  get myTurn(): boolean {
    return this.scene.viewer !== null && this.scene.turn === this.scene.viewer
  }

  houseOf(seat: number | null): House | null {
    return seat === null ? null : this.scene.seats[seat].house
  }
  offer(move: number): Offer | undefined {
    return this.scene.offers.find((one) => one.move === move)
  }
  offerOf(notation: string): Offer | undefined {
    return this.scene.offers.find((one) => one.notation === notation)
  }
  possible(offer: Offer | undefined): boolean {
    return offer !== undefined && offer.problem === null
  }
  /** How much of the advice goes to a move, 0 … 1, if it is worth marking. */
  advised(move: number | undefined): number {
    const options = this.#props().advice?.options ?? []
    const best = Math.max(0, ...options.map((one) => one.share))
    const share = options.find((one) => one.move === move)?.share ?? 0
    return share > 0.08 && share >= best / 3 ? share : 0
  }

  /** A move in words. */
  explain(offer: Offer): string {
    const told: Told = { ...offer.told }
    if (told.city && told.title) told.place = `${words.name(String(told.city))}, ${words.name(String(told.title))}`
    return words.say(offer.message, told)
  }
  whyNot(offer: Offer): string {
    return offer.problem ? words.say(messageOf(offer.problem)) : ''
  }
  /** What a move would bring: not yet done, so not told as what happened. */
  gains(offer: Offer): string[] {
    return offer.gains.map((event) => {
      const bonus = BONUSES[event.rule]
      const place = event.told.place ?? ''
      return bonus
        ? words.say(bonus, { city: place, card: place, points: event.points, holder: '', state: 'free' })
        : words.tell(event, this.names)
    })
  }
  pointsOf(offer: Offer): number {
    return offer.gains.reduce((sum, event) => sum + (event.seat === this.scene.viewer ? event.points : 0), 0)
  }

  /** Show what a move is, costs and brings beside the thing that offers it. */
  point(by: HTMLElement, offer: Offer | undefined, title: string, lines: string[] = []): void {
    const hint = this.possible(offer) ? words.say('royals-web-note-possible') : ''
    this.#again = null
    this.note = {
      by,
      title,
      hint,
      lines: offer && lines.length === 0 ? [this.explain(offer)] : lines,
      gains: offer ? this.gains(offer) : [],
      problem: offer ? this.whyNot(offer) : '',
    }
  }
  unpoint(by: HTMLElement): void {
    if (this.note?.by === by) this.note = null
  }
  /** What a thing does that shows its note when pointed at. A mouse must move: what comes to lie under a still one says nothing. */
  pointing(show: (by: HTMLElement) => void) {
    let shown = false
    const enter = (by: HTMLElement) => {
      if (shown) return
      shown = true
      show(by)
      this.#again = () => show(by)
    }
    const leave = (event: { currentTarget: HTMLElement }) => {
      shown = false
      this.unpoint(event.currentTarget)
    }
    return {
      onpointermove: (event: PointerEvent & { currentTarget: HTMLElement }) =>
        event.pointerType === 'mouse' && enter(event.currentTarget),
      onpointerleave: leave,
      onfocus: (event: FocusEvent & { currentTarget: HTMLElement }) =>
        event.currentTarget.matches(':focus-visible') && show(event.currentTarget),
      onblur: leave,
    }
  }

  /** Play an offer; a position is first paid for. */
  async choose(offer: Offer): Promise<void> {
    if (offer.problem || this.busy) return
    this.trouble = ''
    this.note = null
    const position = this.board.countries.some((country) =>
      country.cities.some((city) => city.positions.some((one) => one.move === offer.move)),
    )
    await this.#try(async () => {
      if (!position) return this.#props().play([offer.move])
      const ways = await this.#props().payments(offer.move)
      this.paying = { offer, ways, at: 0 }
    })
  }
  async confirm(): Promise<void> {
    const paying = this.paying
    if (!paying || this.busy) return
    await this.#try(async () => {
      await this.#props().play([paying.offer.move, ...(paying.ways[paying.at]?.moves ?? [])])
      this.paying = null
    })
  }
  /** Something was played: no payment any more, and what is pointed at may have changed. */
  renew(): void {
    const again = this.note && this.#again
    this.cancel()
    again?.()
    this.#again = again // showing it forgot it
  }
  cancel(): void {
    this.paying = null
    this.note = null
    this.trouble = ''
  }

  /** Leave the payment and go back to the position it was for. */
  giveUp(): void {
    const told = this.paying?.offer.told
    this.cancel()
    if (told)
      document
        .querySelector<HTMLElement>(`[data-spot="portrait:${CSS.escape(`${told.city} ${told.title}`)}"]`)
        ?.focus({ preventScroll: true })
    this.note = null
  }

  /** The payment shown, by card. */
  get paid(): Record<string, number> {
    return this.paying?.ways[this.paying.at]?.cards ?? {}
  }
  /** The nearest other way that pays more (or fewer) of a card; -1 if there is none. */
  otherWay(card: string, more: boolean): number {
    if (!this.paying) return -1
    const now = this.paid
    let best = -1
    let near = Infinity
    this.paying.ways.forEach((way, at) => {
      const change = (way.cards[card] ?? 0) - (now[card] ?? 0)
      if (more ? change <= 0 : change >= 0) return
      const all = new Set([...Object.keys(way.cards), ...Object.keys(now)])
      const away = [...all].reduce((sum, one) => sum + Math.abs((way.cards[one] ?? 0) - (now[one] ?? 0)), 0)
      if (away < near) [near, best] = [away, at]
    })
    return best
  }
  payOther(card: string, more: boolean): void {
    const at = this.otherWay(card, more)
    if (this.paying && at >= 0) this.paying = { ...this.paying, at }
  }

  async #try(act: () => Promise<void>): Promise<void> {
    this.waiting = true
    try {
      await act()
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error)
    } finally {
      this.waiting = false
    }
  }
}

/** How the bonuses are told that a move would bring. */
const BONUSES: Record<string, string> = {
  'royals.bonus.city': 'royals-web-city-bonus',
  'royals.bonus.country': 'royals-web-country-bonus',
  'royals.bonus.house': 'royals-web-house-bonus',
}

const KEY = Symbol('royals')

export function share(royals: Royals): Royals {
  return setContext(KEY, royals)
}

export function shared(): Royals {
  return getContext<Royals>(KEY)
}
