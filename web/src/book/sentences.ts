// The sentences of a paragraph are messages that are counted from 1.
import { words } from '../lib/words.svelte'

const MOST = 9

export function sentencesOf(message: string): string[] {
  return Array.from({ length: MOST }, (_, at) => `${message}-${at + 1}`).filter((one) => words.knows(one))
}
