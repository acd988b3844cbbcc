// The server's calls, typed by its own description. What goes wrong is an Error with one sentence for people.
import createClient from 'openapi-fetch'
import type { paths } from './openapi'
import type { Keyed, Shapes } from './types'
import { messageOf, words } from './words.svelte'

export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

const server = createClient<paths>({ headers: { Accept: 'application/json' }, fetch: (asked) => fetch(asked) })

interface Answer<Told> {
  data?: Told
  error?: unknown
  response: Response
}

/** What was answered, or the sentence why not. */
async function told<Told>(asked: Promise<Answer<Told>>): Promise<Keyed<Told>> {
  const { data, error, response } = await asked.catch(() => {
    throw new Problem(0, words.say('web-problem-unreachable'))
  })
  if (!response.ok) throw problemOf(response.status, error as Partial<Shapes['Message']> | undefined)
  return data as Keyed<Told>
}

function problemOf(status: number, said: Partial<Shapes['Message']> = {}): Problem {
  if (typeof said.rule === 'string') {
    const message = refusal(said.rule)
    if (words.knows(message)) return new Problem(status, words.say(message))
  }
  if (status === 502) return new Problem(status, words.say('web-problem-unreachable'))
  const sentence =
    typeof said.message === 'string' ? said.message : words.say('web-problem', { status: String(status) })
  return new Problem(status, sentence)
}

/** The message of what forbids something: a rule of the game, or how the table stands. */
const refusal = (key: string) => (key.startsWith('table.') ? `web-refused-${messageOf(key.slice(6))}` : messageOf(key))

const at = (table_id: string) => ({ params: { path: { table_id } } })
const atSeat = (table_id: string, seat: number) => ({ params: { path: { table_id, seat } } })
const seenBy = (seat: number | null) => (seat === null ? {} : { seat })

type Gesture = Shapes['GestureWish']['gesture']

export const api = {
  create: (wish: Shapes['NewTable']) => told(server.POST('/api/tables', { body: wish })),
  mine: () => told(server.GET('/api/tables')),
  table: (id: string) => told(server.GET('/api/tables/{table_id}', at(id))),
  scene: (table_id: string, seat: number | null) =>
    told(server.GET('/api/tables/{table_id}/scene', { params: { path: { table_id }, query: seenBy(seat) } })),
  play: (id: string, seat: number, moves: number[], news: number) =>
    told(server.POST('/api/tables/{table_id}/moves', { ...at(id), body: { seat, moves, news } })),
  undo: (id: string, seat: number) => told(server.POST('/api/tables/{table_id}/undo', { ...at(id), body: { seat } })),
  gesture: (id: string, seat: number, gesture: Gesture) =>
    told(server.POST('/api/tables/{table_id}/gestures', { ...at(id), body: { seat, gesture } })),
  hurry: (id: string) => told(server.POST('/api/tables/{table_id}/hurry', at(id))),
  reseat: (id: string, seat: number, level: string | null) =>
    told(server.POST('/api/tables/{table_id}/seats/{seat}', { ...atSeat(id, seat), body: { level } })),
  rename: (id: string, seat: number, name: string) =>
    told(server.POST('/api/tables/{table_id}/seats/{seat}/name', { ...atSeat(id, seat), body: { name } })),
  payments: (table_id: string, seat: number, move: number) =>
    told(server.GET('/api/tables/{table_id}/payments', { params: { path: { table_id }, query: { seat, move } } })),
  advice: (table_id: string, seat: number) =>
    told(server.GET('/api/tables/{table_id}/advice', { params: { path: { table_id }, query: { seat } } })),
  sheet: (id: string) => told(server.GET('/api/tables/{table_id}/sheet', at(id))),
  rematch: (id: string) => told(server.POST('/api/tables/{table_id}/rematch', at(id))),
  /** The bots of a new machine are compiled first. */
  botsReady: () => told(server.GET('/health')).then((health) => health.bots_ready),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
  streamAddress: (id: string, seat: number | null, after: number) =>
    `/api/tables/${id}/stream?${seat === null ? '' : `seat=${seat}&`}after=${after}`,
}
