// The server's calls. What goes wrong is an Error with one sentence for people.
import type { Advice, Payment, Sheet, ShownSeat, TableInfo, Update } from './types'
import { messageOf, words } from './words.svelte'

export interface MyTable {
  table: string
  game: 'royals' | 'majesty'
  options: Record<string, unknown>
  seats: ShownSeat[]
  turn: number | null
  over: boolean
  winners: number[]
  mine: number[]
  changed: string
}
export interface NewTable {
  table: string
  seats: number[]
  links: Record<string, string>
  watch: string
}

export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? { Accept: 'application/json' } : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Problem(0, words.say('web-problem-unreachable'))
  }
  if (!answer.ok) throw await problemOf(answer)
  return answer.status === 204 ? (undefined as T) : answer.json()
}

async function problemOf(answer: Response): Promise<Problem> {
  const said = await answer.json().catch(() => ({}))
  if (typeof said.rule === 'string') {
    const message = refusal(said.rule)
    const told = words.say(message)
    if (told !== message) return new Problem(answer.status, told)
  }
  const sentence =
    typeof said.message === 'string' ? said.message : words.say('web-problem', { status: String(answer.status) })
  return new Problem(answer.status, answer.status === 502 ? words.say('web-problem-unreachable') : sentence)
}

/** The message of what forbids something: a rule of the game, or how the table stands. */
const refusal = (key: string) => (key.startsWith('table.') ? `web-refused-${messageOf(key.slice(6))}` : messageOf(key))

const seen = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`)

export const api = {
  create: (wish: Record<string, unknown>) => ask<NewTable>('tables', wish),
  mine: () => ask<MyTable[]>('tables'),
  table: (id: string) => ask<TableInfo>(`tables/${id}`),
  scene: (id: string, seat: number | null) => ask<Update>(`tables/${id}/scene${seen(seat)}`),
  play: (id: string, seat: number, moves: number[], news: number) =>
    ask<Update>(`tables/${id}/moves`, { seat, moves, news }),
  undo: (id: string, seat: number) => ask<Update>(`tables/${id}/undo`, { seat }),
  gesture: (id: string, seat: number, gesture: string) => ask<unknown>(`tables/${id}/gestures`, { seat, gesture }),
  hurry: (id: string) => ask<unknown>(`tables/${id}/hurry`, {}),
  reseat: (id: string, seat: number, level: string | null) => ask<unknown>(`tables/${id}/seats/${seat}`, { level }),
  rename: (id: string, seat: number, name: string) => ask<unknown>(`tables/${id}/seats/${seat}/name`, { name }),
  payments: (id: string, seat: number, move: number) =>
    ask<Payment[]>(`tables/${id}/payments?seat=${seat}&move=${move}`),
  advice: (id: string, seat: number) => ask<Advice>(`tables/${id}/advice?seat=${seat}`),
  sheet: (id: string) => ask<Sheet>(`tables/${id}/sheet`),
  rematch: (id: string) => ask<NewTable>(`tables/${id}/rematch`, {}),
  /** The bots of a new machine are compiled first. */
  botsReady: () => fetch('/health').then(async (answer) => Boolean((await answer.json()).bots_ready)),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
  streamAddress: (id: string, seat: number | null, after: number) =>
    `/api/tables/${id}/stream?${seat === null ? '' : `seat=${seat}&`}after=${after}`,
}
