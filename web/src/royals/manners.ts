// How things fly at the Royals table.
import { thrown, type Manner, type Manners } from '../table/flights.svelte'

const card: Manner = { lasts: 320, apart: 140, easing: 'cubic-bezier(.4,.1,.3,1)', frames: thrown }
/** as nobles and seals are on the map */
const small: Manner = { ...card, size: 0.7 }

export const MANNERS: Manners = { card, noble: small, seal: small }
