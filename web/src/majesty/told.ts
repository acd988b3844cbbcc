// What is set for a game of Majesty, in short phrases, by the options of a table as the server tells them.
import { words } from '$lib/words.svelte'
import { sideOfAll, USUAL } from './options'

export function told({ sides, whole_deck }: Record<string, unknown>): string[] {
  const side = sideOfAll(typeof sides === 'string' && sides ? sides : USUAL.sides)
  const phrases = [words.say(`majesty-web-told-sides-${side.toLowerCase()}`)]
  if (whole_deck) phrases.push(words.say('majesty-web-told-deck'))
  return phrases
}
