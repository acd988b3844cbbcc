import { expect, test } from 'vitest'
import { identify } from '../src/majesty/identify'
import type { MajestyScene, MajestyScenery } from '../src/majesty/shown'
import { stagesTo } from '../src/majesty/stages'
import { event, scene, step } from './making'

const realm = (mill: string[]) => ({ points: 4, workers: 4, buildings: { Mill: mill, Infirmary: [] } })
const table = {
  market: [
    { card: 'Brewer', workers: 1 },
    { card: 'Noble', workers: 0 },
  ],
  seats: [realm(['Miller']), realm([])],
} as unknown as MajestyScenery
const reveal = (card: string) => event('majesty.reveal', null, { card })
const STEPS = [
  step(null, reveal('Brewer'), reveal('Miller')),
  step(0, event('majesty.take', 0, { place: 2, number: 1 }), event('majesty.place', 0, { place: 'Mill' })),
  step(null, reveal('Noble')),
]

test('every card is known by its number in the deck, wherever it goes', () => {
  const { market, realms } = identify(STEPS, table)
  expect(market).toEqual(['card-1', 'card-3'])
  expect(realms[0].Mill).toEqual(['card-2'])
})

test('cards the log does not explain are known by their place', () => {
  expect(identify([], table).market).toEqual(['market-0', 'market-1'])
})

test('a turn is seen in stages: the card taken, then the new one from the deck', () => {
  const now = { ...scene({ turn: 1 }), table } as MajestyScene
  const stages = stagesTo(now, STEPS, 1)
  expect(stages.map(({ scene }) => scene.table.market.map((one) => one.card))).toEqual([
    ['Brewer'],
    ['Brewer', 'Noble'],
  ])
  expect(stages.map(({ events }) => events.map((one) => one.rule))).toEqual([
    ['majesty.take', 'majesty.place'],
    ['majesty.reveal'],
  ])
  expect(stages[0].scene).toMatchObject({ turn: 0, offers: [] })
})
