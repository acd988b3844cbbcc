import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, Problem } from '$lib/api'
import { words } from '$lib/words.svelte'

const answer = (status: number, said?: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_: Request) => new Response(said === undefined ? null : JSON.stringify(said), { status })),
  )
const problem = () => api.sheet('t').catch((error: Problem) => [error.status, error.message])

beforeEach(() => words.use('de'))
afterEach(() => vi.unstubAllGlobals())

test('what is answered is handed on', async () => {
  answer(200, [])
  await expect(api.mine()).resolves.toEqual([])
  answer(204)
  await expect(api.hurry('t')).resolves.toBeUndefined()
})

test('a call has its table, its seat and its body in the right places', async () => {
  answer(200, {})
  await api.scene('t', 2)
  await api.scene('t', null)
  await api.play('t', 1, [7, 8], 30)
  const asked = vi.mocked(fetch).mock.calls.map(([request]) => request as Request)
  expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}${new URL(url).search}`)).toEqual([
    'GET /api/tables/t/scene?seat=2',
    'GET /api/tables/t/scene',
    'POST /api/tables/t/moves',
  ])
  expect(await asked[2].json()).toEqual({ seat: 1, moves: [7, 8], news: 30, holds: true, changes: true })
})

test('what a rule forbids is said in the language of the page', async () => {
  answer(409, { message: 'No.', rule: 'royals.refused.not_in_row' })
  expect(await problem()).toEqual([409, words.say('royals-refused-not-in-row')])
  answer(409, { message: 'No.', rule: 'table.nothing_to_take_back' })
  expect(await problem()).toEqual([409, words.say('web-refused-nothing-to-take-back')])
})

test('other refusals are said as the server says them', async () => {
  answer(422, { message: 'Seats are 0 to 2.' })
  expect(await problem()).toEqual([422, 'Seats are 0 to 2.'])
  answer(500, 'oh')
  expect(await problem()).toEqual([500, words.say('web-problem', { status: '500' })])
})

test('a server that cannot be reached is said so', async () => {
  answer(502, {})
  expect(await problem()).toEqual([502, words.say('web-problem-unreachable')])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  expect(await problem()).toEqual([0, words.say('web-problem-unreachable')])
})

test('a stream is asked for from the news already known', () => {
  expect(api.streamAddress('t', null, 5)).toBe('/api/tables/t/stream?after=5')
  expect(api.streamAddress('t', 0, 5)).toBe('/api/tables/t/stream?seat=0&after=5')
})
