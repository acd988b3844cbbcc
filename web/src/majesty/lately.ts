// What happened at a Majesty table of late: the last turn of each realm, and what others' turns did to mine.
import { RULES } from '$lib/rules'
import type { Event, Step } from '$lib/types'

/** A turn: the card that was taken, where it went, and all that came of it. */
export interface Deed {
  seat: number
  card: string
  building: string
  events: Event[]
}

/** Every turn of the game so far; the final scoring belongs to none. */
function deeds(steps: Step[]): Deed[] {
  const all: Deed[] = []
  for (const { seat, events } of steps) {
    if (seat === null) continue
    for (const event of events) {
      if (event.rule === 'majesty.take') all.push({ seat, card: String(event.args.card), building: '', events: [] })
      const deed = all.at(-1)
      if (!deed || RULES[event.rule].scoring || RULES[event.rule].kind === 'end') continue
      if (event.rule === 'majesty.place') deed.building = String(event.args.place)
      deed.events.push(event)
    }
  }
  return all
}

export interface Late {
  /** turns of others since my last one, oldest first; for spectators the last round */
  others: Deed[]
  /** my last turn */
  own: Deed | null
}

export function lately(steps: Step[], viewer: number | null, seats: number): Late {
  const all = deeds(steps)
  if (viewer === null) return { others: all.slice(-seats), own: null }
  const mine = all.findLastIndex((deed) => deed.seat === viewer)
  return { others: all.slice(mine + 1), own: all[mine] ?? null }
}

/** The last turn of a realm, while it is marked. */
export const lastOf = ({ others, own }: Late, seat: number): Deed | undefined =>
  [...(own ? [own] : []), ...others].findLast((deed) => deed.seat === seat)

/** The buildings of a realm that are marked: where its last card went, and where others sent one since. */
export function markedIn(late: Late, seat: number, infirmary: string): Set<string> {
  const last = lastOf(late, seat)
  const marked = new Set(last ? [last.building] : [])
  if (late.others.some((deed) => deed.seat !== seat && lostIn(deed, seat))) marked.add(infirmary)
  return marked
}

/** Attacks on a seat in a turn of another. */
export const attacksOn = ({ events }: Deed, seat: number | null): Event[] =>
  events.filter((event) => event.seat === seat && event.rule.startsWith('majesty.attack.'))

/** The card a seat lost in a turn of another. */
export const lostIn = (deed: Deed, seat: number | null): string | undefined =>
  attacksOn(deed, seat).find((event) => event.rule === 'majesty.attack.wounded')?.args.card as string | undefined

/** What a turn brought a seat. */
export const pointsIn = ({ events }: Deed, seat: number | null): number =>
  events.reduce((sum, event) => sum + (event.seat === seat ? event.points : 0), 0)

/** Where points of a seat came from in the late part of the log, each with the turn it came in. */
export const sourcesOf = (late: Deed[], seat: number): { deed: Deed; event: Event }[] =>
  late.flatMap((deed) =>
    deed.events.filter((event) => event.seat === seat && event.points !== 0).map((event) => ({ deed, event })),
  )
