import { beforeAll, expect, test } from 'vitest'
import { words } from '$lib/words.svelte'
import { Announcing } from '../src/table/announcing.svelte'
import { event, news, stage, step } from './making'

beforeAll(() => words.use('en'))

const NAMES = ['Anna', 'Boris']
const TIE = event('royals.period.tie.title', 0, { place: 'France', year: 1648 })
const MARKER = event('royals.period.first', 0, { place: 'France', year: 1648 }, 10)
/** Anna's last card, and the end of a period behind it. */
const NEWS = [news(1, step(0, event('royals.draw.blind', 0, { card: 'France' }), TIE, MARKER))]
const SCORED = stage({ scored: { part: 'period', place: 'France', events: [TIE, MARKER] } })

test('what is scored is not told before it is shown, nor how its ties were broken', () => {
  const announcing = new Announcing()
  announcing.hear(NEWS, NAMES, null, [SCORED])
  expect(announcing.said).not.toContain(words.tell(MARKER, NAMES))
  expect(announcing.said).not.toContain(words.tell(TIE, NAMES))
})

test('without stages all of it is told at once', () => {
  const announcing = new Announcing()
  announcing.hear(NEWS, NAMES, null, [])
  expect(announcing.said).toContain(words.tell(MARKER, NAMES))
  expect(announcing.said).toContain(words.tell(TIE, NAMES))
})
