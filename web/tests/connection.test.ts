import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Patience } from '../src/lib/steady_stream'
import { Connection } from '../src/table/connection.svelte'
import { Stream } from './making_streams'

const hears = { update: vi.fn(), people: vi.fn(), gone: vi.fn(), broken: vi.fn() }
let news = 0
let connection: Connection

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
  Stream.all = []
  news = 0
  connection = new Connection(() => ({ table: 't', seat: null, after: news }), hears)
  connection.open()
  Stream.last.onopen()
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('a stream that beats is left alone', () => {
  for (let beat = 0; beat < 30; beat++) {
    vi.advanceTimersByTime(10_000)
    Stream.last.say('beat')
  }
  expect(Stream.all).toHaveLength(1)
  expect(connection.connected).toBe(true)
})

test('a stream that says nothing for 25 seconds is thrown away, and the next begins after what was heard', () => {
  news = 7
  vi.advanceTimersByTime(25_000)
  expect(Stream.all).toHaveLength(1)
  vi.advanceTimersByTime(2_000)
  expect(Stream.all.map((one) => one.address)).toEqual(
    ['after=0', 'after=7'].map((after) => `/api/tables/t/stream?${after}`),
  )
  expect(Stream.all[0].closed).toBe(true)
  expect(connection.connected).toBe(false)
  expect(hears.broken).toHaveBeenCalledOnce()
  Stream.last.onopen()
  expect(connection.connected).toBe(true)
})

test('a tab that is hidden for five minutes lets go of its stream, and goes on when it is shown', () => {
  const see = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const beat = (times: number) => {
    for (let one = 0; one < times; one++) {
      vi.advanceTimersByTime(10_000)
      Stream.last.say('beat')
    }
  }
  see(true)
  beat(29)
  see(false)
  see(true)
  beat(29)
  expect(Stream.last.closed).toBe(false)
  beat(1)
  expect(Stream.all.map((one) => one.closed)).toEqual([true])
  news = 9
  vi.advanceTimersByTime(600_000)
  expect(Stream.all).toHaveLength(1)
  see(false)
  expect(Stream.all.map((one) => one.address)).toEqual(['/api/tables/t/stream?after=0', '/api/tables/t/stream?after=9'])
  vi.restoreAllMocks()
})

test('a machine that slept notices at the first moment', () => {
  vi.setSystemTime(Date.now() + 3_600_000) // no timer ran meanwhile
  vi.advanceTimersByTime(1_000)
  expect(Stream.all).toHaveLength(2)
})

test('a stream that does not open is tried anew, each time with more patience', () => {
  vi.advanceTimersByTime(25_600)
  const opened = Array.from({ length: 40 }, () => {
    vi.advanceTimersByTime(1_000)
    return Stream.all.length
  })
  expect([opened[4], opened[9], opened[19], opened[39]]).toEqual([4, 6, 7, 9])
})

test('one that is opened anew is not called lost at once', () => {
  connection.open()
  vi.advanceTimersByTime(1_000)
  expect(connection.connected).toBe(true)
  vi.advanceTimersByTime(2_000)
  expect(connection.connected).toBe(false)
})

test('a stream that ends is opened again, and what an old one says is not heard', () => {
  const old = Stream.last
  old.onerror()
  expect(connection.connected).toBe(false)
  expect(hears.broken).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1_000)
  expect(Stream.all).toHaveLength(2)
  old.say('update', { scene: {} })
  expect(hears.update).not.toHaveBeenCalled()
  Stream.last.say('update', { scene: {} })
  expect(hears.update).toHaveBeenCalledOnce()
})

test('a closed connection stays closed', () => {
  Stream.last.onerror()
  connection.close()
  vi.advanceTimersByTime(120_000)
  expect(Stream.all).toHaveLength(1)
})

test('patience grows to ten seconds', () => {
  const patience = new Patience()
  const waits = Array.from({ length: 12 }, () => patience.next())
  expect(waits.at(-1)).toBe(10_000)
  expect(waits).toEqual([...waits].sort((one, other) => one - other))
})
