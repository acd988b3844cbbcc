// The server's calls, typed by its own description. What goes wrong is an Error with one sentence for people.
import createClient from 'openapi-fetch'
import type { paths } from './openapi'
import type { Keyed, Shapes } from './types'
import { messageOf, words, type Language } from './words.svelte'

export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** the key of what forbids it, where there is one */
    readonly rule: string | null = null,
  ) {
    super(message)
  }
}

/** How long an answer may take; a connection that died in silence would never give one. */
const LIMIT = 15_000
/** Advice is thought about, and a new machine compiles its bots first. */
const limitOf = ({ url }: Request) => (/\/advice\?|\/answer\?/.test(url) ? 8 * LIMIT : LIMIT)

const server = createClient<paths>({
  headers: { Accept: 'application/json' },
  fetch: (asked) => fetch(asked, { signal: AbortSignal.timeout(limitOf(asked)) }),
})

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
  const rule = typeof said.rule === 'string' ? said.rule : null
  if (rule !== null && words.knows(refusal(rule))) return new Problem(status, words.say(refusal(rule), said.told), rule)
  if (status === 502) return new Problem(status, words.say('web-problem-unreachable'))
  const sentence =
    typeof said.message === 'string' ? said.message : words.say('web-problem', { status: String(status) })
  return new Problem(status, sentence, rule)
}

/** The message of what forbids something: a rule of the game, or how the table stands. */
const refusal = (key: string) => (key.startsWith('table.') ? `web-refused-${messageOf(key.slice(6))}` : messageOf(key))

const at = (table_id: string) => ({ params: { path: { table_id } } })
const atSeat = (table_id: string, seat: number) => ({ params: { path: { table_id, seat } } })
/** Goes on although the page is left in the same moment; for what is chosen in lists, where one leads on elsewhere. */
const FOR_SURE = { keepalive: true }
const seenBy = (seat: number | null) => (seat === null ? {} : { seat })

type Gesture = Shapes['GestureWish']['gesture']

export const api = {
  create: (wish: Shapes['NewTable']) => told(server.POST('/api/tables', { body: wish })),
  /** my games, some at a time; the hidden ones, if asked for */
  mine: (offset = 0, hidden = false) => told(server.GET('/api/tables', { params: { query: { offset, hidden } } })),
  openTables: () => told(server.GET('/api/open-tables')),
  table: (id: string) => told(server.GET('/api/tables/{table_id}', at(id))),
  /** the rules with some options; changes nothing */
  rules: (game: string, options: Record<string, unknown>) =>
    told(server.POST('/api/rules/{game}', { params: { path: { game } }, body: { options } })),
  /** the rules of a table, on its board */
  rulesAt: (id: string) => told(server.GET('/api/tables/{table_id}/rules', at(id))),
  scene: (table_id: string, seat: number | null) =>
    told(server.GET('/api/tables/{table_id}/scene', { params: { path: { table_id }, query: seenBy(seat) } })),
  /** A turn in which nothing more can be done does not end unseen: its end is left to this page. */
  play: (id: string, seat: number, moves: number[], news: number) =>
    told(
      server.POST('/api/tables/{table_id}/moves', {
        ...at(id),
        body: { seat, moves, news, holds: true, changes: true },
      }),
    ),
  /** The last scoring, in its stages. */
  scoring: (table_id: string, seat: number | null) =>
    told(server.GET('/api/tables/{table_id}/scoring', { params: { path: { table_id }, query: seenBy(seat) } })),
  undo: (id: string, seat: number) => told(server.POST('/api/tables/{table_id}/undo', { ...at(id), body: { seat } })),
  gesture: (id: string, seat: number, gesture: Gesture) =>
    told(server.POST('/api/tables/{table_id}/gestures', { ...at(id), body: { seat, gesture } })),
  hurry: (id: string) => told(server.POST('/api/tables/{table_id}/hurry', at(id))),
  /** at a guided table: a bot plays its turn, or (null) all go on by themselves from now on */
  goOn: (id: string, seat: number | null) =>
    told(server.POST('/api/tables/{table_id}/go_on', { ...at(id), body: { seat } })),
  reseat: (id: string, seat: number, level: string | null) =>
    told(server.POST('/api/tables/{table_id}/seats/{seat}', { ...atSeat(id, seat), body: { level } })),
  rename: (id: string, seat: number, name: string) =>
    told(server.POST('/api/tables/{table_id}/seats/{seat}/name', { ...atSeat(id, seat), body: { name } })),
  /** what a link or a code leads to; changes nothing */
  joinLook: (link: string) => told(server.POST('/api/join/look', { body: { link } })),
  join: (link: string, name: string | null) => told(server.POST('/api/join', { body: { link, name, program: false } })),
  /** a code by which another device of mine is let in */
  makeCode: (id: string) => told(server.POST('/api/tables/{table_id}/devices', at(id))),
  /** my seats on this device alone */
  onlyHere: (id: string) => told(server.DELETE('/api/tables/{table_id}/devices', at(id))),
  /** to a bot of a level, or (null) to whoever comes by the seat's new link */
  leave: (id: string, seat: number, level: string | null) =>
    told(server.POST('/api/tables/{table_id}/seats/{seat}/leave', { ...atSeat(id, seat), body: { level } })),
  renewLink: (id: string, seat: number) => told(server.POST('/api/tables/{table_id}/links/{seat}', atSeat(id, seat))),
  setOpen: (id: string, open: boolean) =>
    told(server.POST('/api/tables/{table_id}/open', { ...at(id), body: { open } })),
  hide: (id: string, hidden: boolean) =>
    told(server.POST('/api/tables/{table_id}/hidden', { ...at(id), ...FOR_SURE, body: { hidden } })),
  abandon: (id: string) => told(server.POST('/api/tables/{table_id}/abandon', { ...at(id), ...FOR_SURE })),
  /** from my list, or for everybody */
  remove: (table_id: string, everybody: boolean) =>
    told(
      server.DELETE('/api/tables/{table_id}', { params: { path: { table_id }, query: { everybody } }, ...FOR_SURE }),
    ),
  push: () => told(server.GET('/api/push')),
  subscribe: (wish: Shapes['PushWish']) => told(server.POST('/api/push', { body: wish })),
  unsubscribe: (endpoint: string) => told(server.DELETE('/api/push', { body: { endpoint } })),
  payments: (table_id: string, seat: number, move: number) =>
    told(server.GET('/api/tables/{table_id}/payments', { params: { path: { table_id }, query: { seat, move } } })),
  advice: (table_id: string, seat: number, level: string | null) =>
    told(
      server.GET('/api/tables/{table_id}/advice', {
        params: { path: { table_id }, query: { seat, ...(level === null ? {} : { level }) } },
      }),
    ),
  /** the table in sentences */
  text: (table_id: string, seat: number | null, language: Language) =>
    told(
      server.GET('/api/tables/{table_id}/text', {
        params: { path: { table_id }, query: { ...seenBy(seat), language } },
      }),
    ),
  /** what is answered to a typed command; `paying` is a move that waits for a way to pay */
  textAnswer: (
    table_id: string,
    seat: number | null,
    language: Language,
    said: string,
    paying: number | null,
    level: string | null,
  ) => {
    const wishes = { ...(paying === null ? {} : { paying }), ...(level === null ? {} : { level }) }
    const query = { ...seenBy(seat), language, said, ...wishes }
    return told(server.GET('/api/tables/{table_id}/text/answer', { params: { path: { table_id }, query } }))
  },
  sheet: (id: string) => told(server.GET('/api/tables/{table_id}/sheet', at(id))),
  rematch: (id: string) => told(server.POST('/api/tables/{table_id}/rematch', at(id))),
  /** The bots of a new machine are compiled first. */
  botsReady: () => told(server.GET('/health')).then((health) => health.bots_ready),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
  streamAddress: (id: string, seat: number | null, after: number) =>
    `/api/tables/${id}/stream?${seat === null ? '' : `seat=${seat}&`}after=${after}`,
}
