import type { TableInfo } from '$lib/types'
import { expect, test } from 'vitest'
import { bannerFor, noteOf } from '../src/table/banner'
import { otherNews, scene, seat } from './making'

const info = (mine: number[], left = false) => ({ mine, left }) as unknown as TableInfo
const botPlays = { seats: [seat('Anna'), seat('Boris', { kind: 'friend', level: 'page' })] }

test('nothing is said to who sits and plays', () => {
  expect(bannerFor(scene(), info([0]), null)).toBeNull()
  expect(bannerFor(scene(botPlays), info([0]), null)).toBeNull()
})

test('a bot in my seat goes before all else, until the game is over', () => {
  const note = { kind: 'lost', seat: 0 } as const
  expect(bannerFor(scene(botPlays), info([1]), note)).toEqual({ kind: 'bot_plays', seat: 1 })
  expect(bannerFor(scene({ ...botPlays, over: true }), info([1]), null)).toBeNull()
})

test('the next game is told to all', () => {
  const over = scene({ over: true, rematch: 'next' })
  expect(bannerFor(over, info([0]), null)).toEqual({ kind: 'rematch', table: 'next' })
  expect(bannerFor(over, info([]), null)).toEqual({ kind: 'rematch', table: 'next' })
})

test('who has no seat looks on, or left it', () => {
  expect(bannerFor(scene(), info([]), null)).toEqual({ kind: 'watching' })
  expect(bannerFor(scene(), info([], true), null)).toEqual({ kind: 'left' })
})

test('a seat that was given on is told to all, another device only to the one it concerns', () => {
  const lost = otherNews(4, 'seated', { seat: 1, how: 'lost' })
  const device = otherNews(5, 'seated', { seat: 1, how: 'device' })
  expect(noteOf([lost], [0])).toEqual({ kind: 'lost', seat: 1 })
  expect(noteOf([device], [0])).toBeNull()
  expect(noteOf([device], [1])).toEqual({ kind: 'device', seat: 1 })
  expect(noteOf([otherNews(6, 'seated', { seat: 1, how: 'came' })], [1])).toBeNull()
})
