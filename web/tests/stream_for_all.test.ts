import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MOST_PLACES } from '../src/lib/facts'
import type { Hears, Place } from '../src/lib/stream_words'
import { StreamForAll } from '../src/worker/stream_for_all'
import { Stream } from './making_streams'

/** What a tab heard, but for the pulse. */
class Heard {
  all: Hears[] = []
  pulses = 0
  postMessage = (said: Hears) => {
    if (said.event === 'pulse') this.pulses++
    else this.all.push(said)
  }
  get news(): unknown[] {
    return this.all.filter((one) => one.event === 'update').map((one) => one.told)
  }
}

const at = (table: string, seat: number | null = 0): Place => ({ table, seat })
const says = (stream: Stream, event: string, place: Place, told: unknown, number: number | null = null) =>
  stream.say(event, { ...place, number, told })
let all: StreamForAll
let one: Heard
let other: Heard

/** Both tabs listen, and the stream is open. */
function listening(first = at('a'), second = at('b')): void {
  all.listen(one, first, 4)
  all.listen(other, second, 7)
  vi.advanceTimersByTime(100)
  Stream.last.onopen()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
  Stream.all = []
  all = new StreamForAll()
  one = new Heard()
  other = new Heard()
})

afterEach(() => {
  all.leave(one)
  all.leave(other)
  vi.advanceTimersByTime(1_000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('tabs that come together are served by one stream, and each hears of its own table', () => {
  listening()
  expect(Stream.all.map((stream) => stream.address)).toEqual(['/api/stream?at=a:0:4&at=b:0:7'])
  says(Stream.last, 'update', at('a'), 'news of a', 5)
  says(Stream.last, 'people', at('b'), 'people of b')
  expect(one.all).toEqual([{ event: 'update', told: 'news of a' }])
  expect(other.all).toEqual([{ event: 'people', told: 'people of b' }])
})

test('a spectator hears nothing that a seat is told', () => {
  listening(at('a'), at('a', null))
  expect(Stream.last.address).toBe('/api/stream?at=a:0:4&at=a::7')
  says(Stream.last, 'update', at('a'), 'of a seat', 8)
  expect(other.news).toEqual([])
})

test('a tab that comes later is heard of by a new stream, and the old one goes on until that is open', () => {
  all.listen(one, at('a'), 4)
  vi.advanceTimersByTime(100)
  const first = Stream.last
  first.onopen()
  says(first, 'update', at('a'), 5, 5)
  all.listen(other, at('a'), 2)
  vi.advanceTimersByTime(100)
  expect(Stream.last.address).toBe('/api/stream?at=a:0:2')
  says(first, 'update', at('a'), 6, 6)
  expect([one.news, other.news]).toEqual([[5, 6], []]) // it has not heard what was before
  expect(first.closed).toBe(false)
  Stream.last.onopen()
  expect(first.closed).toBe(true)
  says(Stream.last, 'update', at('a'), 'three to six', 6)
  expect(other.news).toEqual(['three to six'])
})

test('what nobody hears any more is not asked for, but a tab that is loaded anew is not missed', () => {
  listening()
  all.leave(other)
  vi.advanceTimersByTime(300)
  all.listen(other, at('b'), 7)
  vi.advanceTimersByTime(100)
  expect(Stream.last.address).toBe('/api/stream?at=a:0:4&at=b:0:7')
  all.leave(other)
  vi.advanceTimersByTime(1_000)
  expect(Stream.last.address).toBe('/api/stream?at=a:0:4')
  Stream.last.onopen()
  all.leave(one)
  vi.advanceTimersByTime(1_000)
  expect(Stream.all.every((stream) => stream.closed)).toBe(true)
})

test('a tab that answers no pulse is gone, one that answers stays', () => {
  listening()
  for (let pulse = 0; pulse < 6; pulse++) {
    all.pulse()
    all.answered(one)
    vi.advanceTimersByTime(10_000)
    Stream.last.say('beat')
  }
  expect(Stream.last.address).toBe('/api/stream?at=a:0:4')
})

test('a table that is refused or gone ends for its tabs alone', () => {
  listening()
  says(Stream.last, 'refused', at('a'), { status: 403 })
  says(Stream.last, 'update', at('a'), 'too late', 9)
  says(Stream.last, 'update', at('b'), 8, 8)
  expect(one.all).toEqual([{ event: 'refused', told: { status: 403 } }])
  expect(other.news).toEqual([8])
  Stream.last.onerror()
  expect(other.all.at(-1)).toEqual({ event: 'broke', told: true })
  vi.advanceTimersByTime(1_000)
  expect(Stream.last.address).toBe('/api/stream?at=b:0:8')
})

test('one stream has room for as many tables as the server serves by one', () => {
  for (let table = 0; table < MOST_PLACES; table++) all.listen(new Heard(), at(`t${table}`), 0)
  expect(all.hasRoom(at('t3'))).toBe(true)
  expect(all.hasRoom(at('more'))).toBe(false)
})
