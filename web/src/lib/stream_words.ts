// What a tab and the worker that holds the stream for all tabs say to each other.

/** A table, and the seat with whose eyes it is seen; null: a spectator's. */
export interface Place {
  table: string
  seat: number | null
}

/**
 * A tab asks for the news of a place after a number, says that it is there still, or goes. `held` is a lock that it
 * holds as long as it lives: whoever gets it knows that the tab is no more.
 */
export type Asks = { listen: Place; after: number } | { held: string } | 'here' | 'goes'

/**
 * An event of the stream; or the worker's own: its `pulse`, with whether the stream is open, that the stream `broke`,
 * and a lock that is `held` as long as it lives.
 */
export interface Hears {
  event: string
  told: unknown
}

/** What a stream says of a table: news, who is here, the table is no more. */
export const OF_A_TABLE = ['update', 'people', 'gone'] as const
/** What a stream of several tables says beside it: one may not listen there; its part is over and can be asked for. */
export const OF_SEVERAL = [...OF_A_TABLE, 'refused', 'ended'] as const
/** The worker says that it lives, and a tab answers; whoever does not so often in a row is gone. */
export const PULSE = 10_000
export const MISSED_PULSES = 3

/** Hold a lock until it is let go of, and say when it is held. Browsers know locks on pages that came by HTTPS only. */
export function holdLock(tell: (name: string) => void): () => void {
  const name = `regalia-${crypto.getRandomValues(new Uint32Array(3)).join('-')}`
  let letGo = () => {}
  const released = new Promise<void>((done) => (letGo = done))
  void navigator.locks?.request(name, () => {
    tell(name)
    return released
  })
  return letGo
}

/** Wait until whoever holds a lock is no more. */
export function awaitLock(name: string, gone: () => void, signal?: AbortSignal): void {
  void navigator.locks?.request(name, { mode: 'shared', ...(signal ? { signal } : {}) }, gone).catch(() => {})
}
