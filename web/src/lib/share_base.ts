// How a link is written so that it works where it arrives.
import type { Reach } from './types'

/** The addresses friends may reach this server at, the usual one first. */
export const basesOf = (reach: Reach): string[] => [reach.address ?? location.origin, ...reach.others]

/** A path as an address to hand on; by the usual address, unless another one was chosen. */
export function shareAddress(path: string, reach: Reach, base: string | null = null): string {
  return new URL(path, base ?? basesOf(reach)[0]).href
}
