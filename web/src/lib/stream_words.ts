// What a tab and the worker that holds the stream for all tabs say to each other.

/** A table, and the seat with whose eyes it is seen; null: a spectator's. */
export interface Place {
  table: string
  seat: number | null
}

/** A tab asks for the news of a place after a number, says that it is there still, or goes. */
export type Asks = { listen: Place; after: number } | 'here' | 'goes'

/** An event of the stream; or the worker's own: its pulse, with whether the stream is open, and that the stream broke. */
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
