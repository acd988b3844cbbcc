import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, Patience } from '../src/table/connection.svelte'

/** A stream that says what a test has it say. */
class Stream extends EventTarget {
  static all: Stream[] = []
  static get last(): Stream {
    return Stream.all.at(-1)!
  }
  closed = false
  onopen: () => void = () => {}
  onerror: () => void = () => {}

  constructor(readonly address: string) {
    super()
    Stream.all.push(this)
  }

  say(event: string, told: unknown = {}): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(told) }))
  }

  close(): void {
    this.closed = true
  }
}

const hears = { update: vi.fn(), people: vi.fn(), gone: vi.fn(), broken: vi.fn() }
let news = 0
let connection: Connection

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
  Stream.all = []
  news = 0
  connection = new Connection(() => `after=${news}`, hears)
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
  expect(Stream.all.map((one) => one.address)).toEqual(['after=0', 'after=7'])
  expect(Stream.all[0].closed).toBe(true)
  expect(connection.connected).toBe(false)
  expect(hears.broken).toHaveBeenCalledOnce()
  Stream.last.onopen()
  expect(connection.connected).toBe(true)
})

test('a machine that slept notices at the first moment', () => {
  vi.setSystemTime(Date.now() + 3_600_000) // no timer ran meanwhile
  vi.advanceTimersByTime(1_000)
  expect(Stream.all).toHaveLength(2)
})

test('a stream that does not open is tried anew, each time with more patience', () => {
  vi.advanceTimersByTime(26_000)
  expect(Stream.all).toHaveLength(2)
  vi.advanceTimersByTime(7_000)
  expect(Stream.all).toHaveLength(3)
  vi.advanceTimersByTime(7_000)
  expect(Stream.all).toHaveLength(3)
  vi.advanceTimersByTime(4_000)
  expect(Stream.all).toHaveLength(4)
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
