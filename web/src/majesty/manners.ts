// How things fly at the Majesty table.
import { slid, type Manners } from '../table/flights.svelte'

export const MANNERS = {
  // a card becomes as large as the place it goes to
  person: { lasts: 320, apart: 60, easing: 'cubic-bezier(.33, 1, .68, 1)', frames: slid, fills: true },
  worker: { lasts: 260, apart: 25, easing: 'ease-in-out', frames: slid },
} satisfies Manners
