// What a link leads to, in words.
import { gameOf, titleOf } from '../lib/games'
import { isUnnamed, listed, nameOf } from '../lib/names'
import type { Joining } from '../lib/types'
import { words } from '../lib/words.svelte'

/** What the page is about: who invites, and to which game. */
export function headingOf({ kind, game, host, seats }: Joining): string {
  const told = { game: titleOf(game) }
  if (kind !== 'seat') return words.say(`web-join-${kind}`, told)
  if (host === null || isUnnamed(seats[host])) return words.say('web-share-title-nobody', told)
  return words.say('web-share-title', { ...told, seat: nameOf(seats[host]) })
}

/** What is set, and how far the game is, in short phrases. */
export function factsOf(joining: Joining): string[] {
  const { game, options, seats, hints, hides_scores } = joining
  const set = gameOf(game)?.setup.told?.(options) ?? []
  return [
    words.say('web-join-players', { number: seats.length }),
    ...set,
    ...(hides_scores ? [words.say('web-join-scores-hidden')] : []),
    words.say(hints ? 'web-join-hints' : 'web-join-no-hints'),
    howFar(joining),
  ]
}

function howFar({ moved, over, progress }: Joining): string {
  if (over) return words.say('web-join-over')
  if (!moved) return words.say('web-join-not-begun')
  const number = Math.min(99, Math.max(1, Math.round(progress * 100)))
  return words.say('web-join-progress', { percent: words.say('web-percent', { number }) })
}

/** Who one is at this table already; '' for one who only set it up. */
export const whoIAm = ({ mine, seats }: Joining): string => listed(mine.map((at) => nameOf(seats[at])))

/**
 * Whether this browser is asked first: it has something at this table, and the link would give it more. Opening a
 * friend's link by mistake then takes nobody's seat.
 */
export const asksFirst = ({ done, mine, is_host }: Joining): boolean => !done && (mine.length > 0 || is_host)
