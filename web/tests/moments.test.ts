import { beforeEach, expect, test } from 'vitest'
import { beginsAnew, momentsWith, keepMoments, keptMoments, type Moment } from '../src/table/moments'
import { news, offer, otherNews, scene, stage, step } from './making'

const moment = (number: number, entries = number): Moment => ({
  scene: scene({ news: number }),
  stages: [],
  entries,
})
const mine = moment(3)

beforeEach(() => sessionStorage.clear())

test('every move of the others is a moment', () => {
  const next = momentsWith([mine], [news(4, step(1))], moment(4))
  expect(momentsWith(next, [news(5, step(1))], moment(5)).map((one) => one.scene.news)).toEqual([3, 4, 5])
})

test('a move of my own begins anew', () => {
  expect(beginsAnew([mine, moment(4)], [news(5, step(0))], moment(5))).toBe(true)
  expect(momentsWith([mine, moment(4)], [news(5, step(0))], moment(5))).toEqual([moment(5)])
})

test('so does one that is taken back', () => {
  const back = otherNews(4, 'taken_back', { taken_back: 1 })
  expect(momentsWith([mine], [back], moment(4))).toEqual([moment(4)])
})

test('where nothing was played, as with a gesture, the last moment is only brought up to date', () => {
  const bow = otherNews(4, 'gestured', { seat: 1, gesture: 'bow' })
  const moved = { ...mine, stages: [stage()] }
  const [first, last] = momentsWith([moment(2), moved], [bow], moment(4))
  expect([first.scene.news, last.scene.news]).toEqual([2, 4])
  expect(last.stages).toEqual(moved.stages)
})

test('moments of a table that is no more are forgotten', () => {
  expect(momentsWith([moment(9)], [], moment(4))).toEqual([moment(4)])
})

test('a tab keeps them by table and seat, without what could be played', () => {
  const offers = [offer({ kind: 'royals.move.blind' })]
  keepMoments('t', 0, [{ scene: scene({ offers }), stages: [stage()], entries: 2 }])
  expect(keptMoments('t', 0)).toEqual([{ scene: scene(), stages: [stage()], entries: 2 }])
  expect(keptMoments('t', 1)).toEqual([])
})
