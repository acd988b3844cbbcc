// How a table stands and what is set there, in words, for lists of tables.
import { gameOf, titleOf } from '../lib/games'
import { listed, namesOf } from '../lib/names'
import type { MyTable, OpenTable } from '../lib/types'
import { words } from '../lib/words.svelte'

/** Whose turn it is, or who won. */
export function standingOf(table: MyTable): string {
  const names = namesOf(table.seats)
  if (table.over) {
    if (hasWon(table) && table.mine.length === 1) return words.say('web-game-won')
    const winners = table.winners.map((seat) => names[seat])
    return words.say('web-over', { seat: listed(winners), number: winners.length })
  }
  if (table.waits && table.mine.length === 1) return words.say('web-my-turn')
  return words.say('web-turn-of', { seat: names[table.turn!] })
}

export const hasWon = (table: MyTable): boolean => table.winners.some((seat) => table.mine.includes(seat))

/** What I am there, if I do not sit there. */
export const roleOf = ({ state }: MyTable): string => (state === 'sits' ? '' : words.say(`web-games-${state}`))

/** What is set, in short phrases. */
export function settingsOf({ game, options, hides_scores }: MyTable | OpenTable): string[] {
  const told = gameOf(game)?.setup.told?.(options) ?? []
  return hides_scores ? [...told, words.say('web-told-scores-hidden')] : told
}

/** How far the game is, in steps that are no promise. */
export const tenthsOf = ({ progress }: MyTable): number => Math.min(100, Math.round(progress * 10) * 10)

/** A table by its game and its people, as a message names it. */
export const calledBy = ({ game, seats }: MyTable | OpenTable): { game: string; names: string } => ({
  game: titleOf(game),
  names: namesOf(seats).join(', '),
})

/** People other than me sit there, or may come. */
export function othersPlay({ seats, mine, free }: MyTable): boolean {
  return seats.some((seat, at) => seat.kind !== 'bot' && !mine.includes(at) && !free.includes(at))
}
