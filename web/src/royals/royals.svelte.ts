// What all parts of the Royals table share: the scene, the moves on offer, what is pointed at, the payment being made.
import { getContext, setContext, tick } from 'svelte'
import { rankOf } from '$lib/advice'
import type { TableProps } from '$lib/client_game'
import { namesOf } from '$lib/names'
import { isOf, offersOf, pointsFor } from '$lib/offers'
import type { RuleKey } from '$lib/rules'
import type { House, MoveKind, Offer, OfferOf, Payment } from '$lib/types'
import { messageOf, words } from '$lib/words.svelte'
import { useNotes, type NoteWords } from '../table/notes.svelte'
import { paragraphOf } from '../table/rules_sheet.svelte'
import { Trouble } from '../table/trouble.svelte'
import { lastPlaced, type Placed } from './last_moves'
import { otherWay } from './paying'
import type { Marker, RoyalsBoard, RoyalsScene, RoyalsTable } from './shown'

type Props = TableProps<RoyalsTable, RoyalsBoard>

export interface Paying {
  offer: OfferOf<'royals.move.claim' | 'royals.move.take_over'>
  ways: Payment[]
  at: number
}

export class Royals {
  readonly pointing = useNotes()
  /** the table is a phone's: what is small is explained with what it lies in */
  phone = $state(false)
  paying = $state.raw<Paying | null>(null)
  /** what went wrong last, in words */
  readonly trouble = new Trouble()
  #waiting = $state(false)
  #props: () => Props

  constructor(props: () => Props) {
    this.#props = props
  }

  get scene(): RoyalsScene {
    return this.#props().scene
  }
  get table(): RoyalsTable {
    return this.scene.table
  }
  get board(): RoyalsBoard {
    return this.#props().info.board
  }
  get busy(): boolean {
    return this.#props().busy || this.#waiting
  }
  get steps() {
    return this.#props().steps
  }
  /** where the other houses placed nobles in their last turns, the newest first */
  readonly placed = $derived.by(() => lastPlaced(this.steps, this.scene.viewer, this.scene.seats.length))
  /** who placed a noble there lately */
  placedAt(city: string, title: string): Placed | undefined {
    return this.placed.find((one) => one.city === city && one.title === title)
  }
  get names(): string[] {
    return namesOf(this.scene.seats)
  }
  get hand() {
    return this.scene.viewer === null ? null : this.table.seats[this.scene.viewer]
  }
  /** I am to move, and not a bot for me */
  get myTurn(): boolean {
    const { viewer, turn, seats } = this.scene
    return viewer !== null && turn === viewer && seats[viewer].level === null
  }

  /** Who took a marker. */
  takerOf(marker: Marker): number | null {
    return typeof marker === 'number' ? marker : null
  }
  houseOf(seat: number | null): House | null {
    return seat === null ? null : this.scene.seats[seat].house
  }
  offer(move: number): Offer | undefined {
    return this.scene.offers.find((one) => one.move === move)
  }
  offersOf<Kind extends MoveKind>(kind: Kind): OfferOf<Kind>[] {
    return offersOf(this.scene.offers, kind)
  }
  /** The offer of a kind of move that has no parts. */
  offerOf(kind: MoveKind): Offer | undefined {
    return this.offersOf(kind)[0]
  }
  /** The offer to discard a card, of a country or of intrigue. */
  discardOf(card: string): Offer | undefined {
    const discards = [...this.offersOf('royals.move.discard'), ...this.offersOf('royals.move.discard_intrigue')]
    return discards.find((offer) => offer.what.card === card)
  }
  possible(offer: Offer | undefined): boolean {
    return offer !== undefined && offer.problem === null
  }

  /** What the badge of an advised move says: its place among them, as "2."; nothing for others. */
  shareWords(move: number | undefined): string {
    const rank = rankOf(this.#props().advice, move)
    return rank ? `${rank}.` : ''
  }

  /** A move in words. */
  explain(offer: Offer): string {
    return words.explain(offer.what, this.names)
  }
  whyNot(offer: Offer): string {
    return offer.problem ? words.say(messageOf(offer.problem)) : ''
  }
  /** What a move brings, in the present: bonuses, a lead, a title. */
  gains(offer: Offer): string[] {
    return [...this.#bonuses(offer), ...this.#prospects(offer)]
  }
  #prospects(offer: Offer): string[] {
    if (!isOf(offer, 'royals.move.claim', 'royals.move.take_over') || offer.problem) return []
    const { title, country } = offer.what
    const said: string[] = []
    const points = this.board.countries.find((one) => one.name === country)?.period_bonus[0] ?? 0
    if (this.table.leading_moves.includes(offer.move)) said.push(words.say('royals-note-leads', { points }))
    if (this.table.title_moves.includes(offer.move)) said.push(words.say('royals-note-title-ahead', { title }))
    return said
  }
  #bonuses(offer: Offer): string[] {
    return offer.gains.map((event) => {
      const bonus = BONUSES[event.rule]
      const place = event.args.place ?? ''
      return bonus
        ? words.say(bonus, { city: place, card: place, points: event.points, holder: '', state: 'free' })
        : words.tell(event, this.names)
    })
  }
  pointsOf(offer: Offer): number {
    return pointsFor(offer, this.scene.viewer)
  }
  /** What a thing on the table is, and what the move brings that it offers. */
  noteOf(offer: Offer | undefined, title: string, lines: string[] = []): NoteWords {
    return {
      title,
      lines: offer && lines.length === 0 ? [this.explain(offer)] : lines,
      gains: offer ? this.gains(offer) : [],
      problem: offer ? this.whyNot(offer) : '',
      paragraph: paragraphOf(offer?.problem),
      hint: this.possible(offer) ? words.say('royals-web-note-possible') : '',
    }
  }

  /** Play an offer; a position is first paid for. */
  async choose(offer: Offer): Promise<void> {
    if (offer.problem || this.busy) return
    this.trouble.forget()
    this.pointing.dismiss()
    await this.#try(async () => {
      if (!isOf(offer, 'royals.move.claim', 'royals.move.take_over')) return this.#props().play([offer.move])
      this.paying = { offer, ways: await this.#props().payments(offer.move), at: 0 }
    })
  }
  async confirm(): Promise<void> {
    const paying = this.paying
    if (!paying || this.busy) return
    await this.#try(async () => {
      await this.#props().play([paying.offer.move, ...(paying.ways[paying.at]?.moves ?? [])])
      this.paying = null
      await tick()
      if (document.activeElement === document.body) focusOn(paying.offer.what)
    })
  }
  /** Something was played: no payment any more, and what is pointed at may have changed. */
  renew(): void {
    this.paying = null
    this.trouble.forget()
    this.pointing.renew()
  }

  /** Leave the payment and go back to the position it was for. */
  giveUp(): void {
    const what = this.paying?.offer.what
    this.paying = null
    this.trouble.forget()
    if (what) focusOn(what)
    this.pointing.dismiss()
  }

  /** The payment shown, by card. */
  get paid(): Record<string, number> {
    return this.paying?.ways[this.paying.at]?.cards ?? {}
  }
  /** Whether more, or fewer, of a card can be paid. */
  canPay(card: string, more: boolean): boolean {
    return this.paying !== null && otherWay(this.paying.ways, this.paying.at, card, more) >= 0
  }
  pay(card: string, more: boolean): void {
    if (!this.paying) return
    const at = otherWay(this.paying.ways, this.paying.at, card, more)
    if (at >= 0) this.paying = { ...this.paying, at }
  }

  async #try(act: () => Promise<void>): Promise<void> {
    this.#waiting = true
    try {
      await act()
    } catch (error) {
      this.trouble.tell(error)
    } finally {
      this.#waiting = false
    }
  }
}

/** How the bonuses are told that a move would bring. */
const BONUSES: Partial<Record<RuleKey, string>> = {
  'royals.bonus.city': 'royals-web-city-bonus',
  'royals.bonus.country': 'royals-web-country-bonus',
  'royals.bonus.house': 'royals-web-house-bonus',
}

/** What a position is called among what can be pointed at. */
export const portraitName = (city: string, title: string): string => `portrait:${city} ${title}`

/** Whoever played a position goes on there. */
function focusOn({ city, title }: { city: string; title: string }): void {
  const portrait = CSS.escape(portraitName(city, title))
  document.querySelector<HTMLElement>(`[data-target="${portrait}"]`)?.focus({ preventScroll: true })
}

const KEY = Symbol('royals')

export function share(royals: Royals): Royals {
  return setContext(KEY, royals)
}

export function shared(): Royals {
  return getContext<Royals>(KEY)
}
