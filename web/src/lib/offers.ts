// What is offered: finding an offer by what it is, and what it would bring.
import type { MoveKind, Offer, OfferOf } from './types'

/** Whether an offer is a move of one of these kinds. */
export const isOf = <Kind extends MoveKind>(offer: Offer, ...kinds: Kind[]): offer is OfferOf<Kind> =>
  (kinds as MoveKind[]).includes(offer.what.kind)

/** The offers of one kind of move. */
export const offersOf = <Kind extends MoveKind>(offers: Offer[], kind: Kind): OfferOf<Kind>[] =>
  offers.filter((offer) => isOf(offer, kind))

/** The points a move surely brings a seat. */
export const pointsFor = (offer: Offer, seat: number | null): number =>
  offer.gains.reduce((sum, event) => sum + (event.seat === seat ? event.points : 0), 0)
