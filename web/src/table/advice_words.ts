// What advice says of a move: the move, paid as proposed, and one reason made of what the rules tell.
import { telling } from '../lib/advice'
import { signed } from '../lib/numbers'
import type { Advised, Args, Event, Offer, Payment } from '../lib/types'
import { messageOf, words } from '../lib/words.svelte'

/** more than two are not read */
const MOST_SAID = 2

/** A move in a few words; its price is told by the cards that are proposed for it. */
export function moveSaid(game: string, { what }: Offer, payment: Payment | null, names: string[]): string {
  const { kind, ...parts } = what
  const short = messageOf(kind).replace(`${game}-move-`, `${game}-web-advised-`)
  const args = 'other' in parts ? { ...parts, other: names[parts.other] } : parts
  const said = words.knows(short) ? words.say(short, args) : words.explain(what, names)
  const cards = Object.entries(payment?.cards ?? {}).filter(([, number]) => number > 0)
  if (!cards.length) return said
  const list = cards.map(([card, number]) => `${number} × ${words.name(card)}`).join(', ')
  return `${said} ${words.say('web-advice-pays', { cards: list })}`
}

/** Why a move is good: the lead it brings and its points; else what else it brings; and what it is good for later. */
export function reasonSaid(
  game: string,
  { reasons, later }: Advised,
  offer: Offer,
  names: string[],
  seat: number,
  others: Advised[] = [],
): string {
  const mine = offer.gains.filter((event) => event.seat === seat || isOwnRaid(event, seat))
  const points = mine.reduce((sum, event) => sum + (event.seat === seat ? event.points : 0), 0)
  const said: string[] = []
  const [lead] = reasons
  if (lead) {
    const args = { [lead.what]: lead.place, place: lead.place, other: lead.other === null ? '' : names[lead.other] }
    said.push(words.say(`${game}-web-leads-${lead.lead}-${lead.what}`, args))
  }
  if (points) said.push(words.say('web-advice-brings', { points: signed(points) }))
  if (!said.length) said.push(...other(game, mine, names))
  const fact = telling(later, others)
  if (fact && said.length < MOST_SAID) said.push(words.say(`${game}-web-prospect-${fact.name}`, fact.args as Args))
  return said.length ? said.join(', ') : words.say('web-advice-prepares')
}

/** An attack of the seat's own. */
const isOwnRaid = (event: Event, seat: number): boolean => event.other === seat

/** The first of what a move brings besides points. */
function other(game: string, events: Event[], names: string[]): string[] {
  for (const { rule, args, seat } of events) {
    const message = messageOf(rule).replace(`${game}-`, `${game}-web-brings-`)
    if (words.knows(message)) return [words.say(message, { ...args, seat: seat === null ? '' : names[seat] })]
  }
  return []
}
