// The lessons of a guided first game of Royals, each when it first matters; it ends with the first period's scoring.
import { firstEvent, possible, spot, spotsBelow, type Lesson as AnyLesson, type LessonTold } from '$lib/lesson'
import { pointsFor } from '$lib/offers'
import { pathOf } from '../table/paths'
import { countOf } from './board'
import type { RoyalsBoard, RoyalsTable } from './shown'
import { fieldOf } from './told'

type Told = LessonTold<RoyalsTable, RoyalsBoard>
type Lesson = AnyLesson<RoyalsTable, RoyalsBoard>

const END = '.asking .end'
const TITLES = '.size' // on a phone they are behind this button
const ARMS = (country: string) => `.arms:has(${spot(pathOf('country_markers', country, 0))})`

const isMine = ({ scene, me }: Told) => scene.turn === me
const round = ({ scene }: Told) => scene.table.round
/** In my turn, from a round on: what can wait is not said all at once. */
const from = (first: number) => (told: Told) => isMine(told) && round(told) >= first
const handOf = ({ scene, me }: Told) => scene.table.seats[me].hand
const plotsOf = ({ scene, me }: Told) => scene.table.seats[me].intrigue
const hand = ({ me }: Told) => spot(pathOf('seats', me, 'hand'))
const portrait = (city: string, title: string) => `.portrait:has(${spot(pathOf('cities', city, 'portraits', title))})`

/** The claim worth most now, by what the server says of it. */
function claimOf(told: Told) {
  const claims = possible(told, 'royals.move.claim')
  return claims.toSorted((one, other) => pointsFor(other, told.me) - pointsFor(one, told.me))[0]
}
const takeOverOf = (told: Told) => possible(told, 'royals.move.take_over')[0]
/** A position that can be paid for now. */
const placeOf = (told: Told) => claimOf(told) ?? takeOverOf(told)
/** Where it is paid for, once it was chosen; until then where it is, which the map shows, however far it was moved. */
const atPlace = (told: Told) => ['.payment .confirm', portrait(placeOf(told).what.city, placeOf(told).what.title)]
const PLACING = ['royals.move.claim', 'royals.move.take_over', 'royals.move.end_turn'] as const
const claimed = ({ steps, me }: Told) => firstEvent(steps, ({ rule, seat }) => rule === 'royals.claim' && seat === me)
const sealed = ({ steps, me }: Told) =>
  firstEvent(steps, ({ rule, seat }) => rule === 'royals.bonus.city' && seat === me)
const beaten = ({ steps, me }: Told) => firstEvent(steps, ({ rule, seat }) => rule === 'royals.beaten' && seat === me)
const scored = ({ steps }: Told) => firstEvent(steps, ({ rule }) => rule === 'royals.period.ends')

/** The country in which I have most influence; else the first. */
function countryOf({ scene, board, me }: Told) {
  const mine = (name: string) => scene.table.influence[name][me]
  return board.countries.toSorted((one, other) => mine(other.name) - mine(one.name))[0]
}
/** A country in which one is ahead although another has the same influence. */
const tiedIn = ({ scene, board }: Told) => board.countries.find(({ name }) => scene.table.tie[name])
const titlesOf = ({ scene, me }: Told) => Object.values(scene.table.titles).filter((nobles) => nobles[me] > 0).length
/** The points that the period's scoring brought a seat. */
const periodPoints = ({ steps, me }: Told) =>
  steps
    .flatMap((step) => step.events)
    .filter(({ rule, seat }) => seat === me && (rule === 'royals.period.first' || rule === 'royals.period.second'))
    .reduce((sum, event) => sum + event.points, 0)

const ON_THE_WAY: Lesson[] = [
  {
    name: 'goal',
    when: () => true,
    at: ({ me }) => [spot(pathOf('seats', me)), 'header h1'],
    says: ({ board }) => ({ number: board.years.length, first: board.years[0], last: board.years.at(-1)! }),
  },
  {
    name: 'draw-first',
    when: (told) => round(told) === 1 && possible(told, 'royals.move.take').length > 0,
    at: () => [spotsBelow('row')],
    says: ({ scene }) => ({ number: scene.table.to_draw.country ?? 0 }),
    asks: ['royals.move.take', 'royals.move.blind'],
  },
  {
    name: 'hand',
    when: (told) => countOf(handOf(told)) > 0,
    at: (told) => [spotsBelow(pathOf('seats', told.me, 'hand')), hand(told)],
    says: (told) => ({ card: Object.keys(handOf(told)).find((card) => handOf(told)[card] > 0) ?? '' }),
  },
  {
    name: 'position',
    when: (told) => !!claimOf(told),
    at: (told) => [portrait(claimOf(told).what.city, claimOf(told).what.title)],
    says: (told) => {
      const { title, city, country, cost, influence } = claimOf(told).what
      return { title, city, country, cost, influence }
    },
  },
  {
    name: 'claim',
    when: (told) => !!claimOf(told),
    at: (told) => ['.payment .confirm', portrait(claimOf(told).what.city, claimOf(told).what.title)],
    says: (told) => ({ title: claimOf(told).what.title, city: claimOf(told).what.city }),
    asks: ['royals.move.claim'],
  },
  {
    name: 'seal',
    when: (told) => !!sealed(told),
    at: (told) => {
      const city = String(sealed(told)!.args.place)
      return [spot(pathOf('cities', city, 'marker')), portrait(city, String(claimed(told)?.args.title))]
    },
    says: (told) => ({ city: sealed(told)!.args.place, points: sealed(told)!.points }),
  },
  {
    name: 'titles',
    when: (told) => !!claimed(told),
    at: (told) => [spot(pathOf('title_markers', String(claimed(told)!.args.title))), TITLES],
    says: (told) => {
      const name = String(claimed(told)!.args.title)
      const { full, half } = told.board.titles.find((title) => title.name === name)!
      return { title: name, full, half }
    },
  },
  {
    name: 'nobles',
    when: (told) => !!claimed(told),
    at: ({ me }) => [`.counts ${spot(pathOf('nobles_left', me))}`, spot(pathOf('nobles_left', me))],
    says: ({ scene, me }) => ({ number: scene.table.nobles_left[me] }),
  },
  {
    name: 'end',
    when: (told) => possible(told, 'royals.move.end_turn').length > 0,
    at: (told) => (placeOf(told) ? atPlace(told) : [END]),
    says: (told) => (placeOf(told) ? { can: 'yes', ...placeOf(told).what } : { can: 'no' }),
    asks: PLACING,
  },
  {
    name: 'kind',
    when: (told) => possible(told, 'royals.move.draw_countries').length > 0,
    at: () => ['.asking .kind'],
    asks: ['royals.move.draw_countries', 'royals.move.draw_intrigue'],
  },
  {
    name: 'pile',
    when: (told) => round(told) > 1 && possible(told, 'royals.move.blind').length > 0,
    at: () => [spot('pile')],
    says: ({ scene, board }) => ({
      number: scene.table.pile,
      year: scene.table.period,
      edition: `e${board.edition}`,
    }),
  },
  {
    name: 'influence',
    when: (told) => from(2)(told) && told.scene.table.influence[countryOf(told).name][told.me] > 0,
    at: (told) => [`${ARMS(countryOf(told).name)} .influence`, ARMS(countryOf(told).name)],
    says: (told) => ({
      country: countryOf(told).name,
      number: told.scene.table.influence[countryOf(told).name][told.me],
    }),
  },
  {
    name: 'period',
    when: from(2),
    at: (told) => [spot(pathOf('period_markers', told.scene.table.period, countryOf(told).name, 0))],
    says: (told) => {
      const { name, period_bonus } = countryOf(told)
      const [high, low] = period_bonus
      return { country: name, high, low, year: told.scene.table.period }
    },
  },
  {
    name: 'country',
    when: from(2),
    at: (told) => [`${ARMS(countryOf(told).name)} .seals`],
    says: (told) => {
      const { name, bonus, cities } = countryOf(told)
      return { country: name, high: bonus[0], low: bonus[1], number: cities.length }
    },
  },
  {
    name: 'wild',
    when: (told) => from(3)(told) && countOf(handOf(told)) >= told.board.wild && told.scene.table.step === 'play',
    at: (told) => [hand(told)],
    says: ({ board }) => ({ number: board.wild }),
  },
  {
    name: 'intrigue',
    when: (told) => round(told) > 2 && possible(told, 'royals.move.draw_intrigue').length > 0,
    at: () => [spot('intrigue_pile')],
  },
  {
    name: 'advice',
    when: from(4),
    at: () => ['header .advise'],
  },
  {
    name: 'limits',
    when: from(4),
    at: () => ['.counts'],
    says: ({ board }) => ({ number: board.hand_limit, limit: board.intrigue_limit }),
  },
  {
    name: 'plot',
    when: (told) => countOf(plotsOf(told)) > 0,
    at: ({ me }) => [spotsBelow(pathOf('seats', me, 'intrigue')), spot(pathOf('seats', me, 'intrigue'))],
  },
  {
    name: 'take-over',
    when: (told) => !!takeOverOf(told),
    at: (told) => [portrait(takeOverOf(told).what.city, takeOverOf(told).what.title)],
    says: (told) => {
      const { city, title, other, intrigue, cost } = takeOverOf(told).what
      return { city, title, other: told.names[other], intrigue, cost, field: fieldOf(told.board) }
    },
  },
  {
    name: 'beaten',
    when: (told) => !!beaten(told),
    at: (told) => [spot(pathOf('cities', String(beaten(told)!.args.city), 'cathedral'))],
    says: (told) => ({
      city: beaten(told)!.args.city,
      field: fieldOf(told.board),
      other: told.names[beaten(told)!.other ?? told.me],
    }),
  },
  {
    name: 'tie',
    when: (told) => from(3)(told) && !!tiedIn(told),
    at: (told) => [`${ARMS(tiedIn(told)!.name)} .influence`, ARMS(tiedIn(told)!.name)],
    says: (told) => ({ country: tiedIn(told)!.name }),
  },
  {
    name: 'house',
    when: (told) => from(5)(told) && titlesOf(told) > 0,
    at: () => [spot(pathOf('house_markers', 0)), TITLES],
    says: (told) => ({
      number: told.board.titles.length,
      mine: titlesOf(told),
      points: told.board.house_bonus[0],
    }),
  },
  {
    name: 'discard',
    when: (told) => possible(told, 'royals.move.discard', 'royals.move.discard_intrigue').length > 0,
    at: (told) => [hand(told)],
    says: ({ board }) => ({ number: board.hand_limit, limit: board.intrigue_limit }),
    asks: ['royals.move.discard', 'royals.move.discard_intrigue'],
    again: true,
  },
  {
    name: 'ending',
    when: (told) => isMine(told) && told.scene.table.pile <= 2 * told.board.row,
    at: () => [spot('pile')],
    says: ({ scene, board }) => ({
      number: scene.table.pile,
      year: scene.table.period,
      edition: `e${board.edition}`,
    }),
  },
]

/** What can be done now, where no lesson says it. */
const NOW: Lesson[] = [
  {
    name: 'now-kind',
    when: (told) => possible(told, 'royals.move.draw_countries', 'royals.move.draw_intrigue').length > 0,
    at: () => ['.asking .kind'],
    asks: ['royals.move.draw_countries', 'royals.move.draw_intrigue'],
  },
  {
    name: 'now-draw',
    when: (told) => possible(told, 'royals.move.take', 'royals.move.blind').length > 0,
    at: () => [spotsBelow('row'), spot('pile')],
    says: ({ scene }) => ({ number: scene.table.to_draw.country ?? 0 }),
    asks: ['royals.move.take', 'royals.move.blind', 'royals.move.intrigue'],
  },
  {
    name: 'now-draw-intrigue',
    when: (told) => possible(told, 'royals.move.intrigue').length > 0,
    at: () => [spot('intrigue_pile')],
    asks: ['royals.move.intrigue'],
  },
  {
    name: 'now-place',
    when: (told) => !!placeOf(told),
    at: atPlace,
    says: (told) => ({
      ...placeOf(told).what,
      number: possible(told, 'royals.move.claim', 'royals.move.take_over').length,
    }),
    asks: PLACING,
  },
  {
    name: 'now-end',
    when: (told) => possible(told, 'royals.move.end_turn').length > 0,
    at: () => [END],
    asks: ['royals.move.end_turn'],
  },
  {
    name: 'now-pay',
    when: (told) => isMine(told) && told.scene.table.step === 'pay',
    at: () => ['.asking .answers button'],
    asks: ['royals.move.fitting'],
  },
]

/** Once a period is scored nothing else matters. */
const lessons: Lesson[] = [
  ...[...ON_THE_WAY, ...NOW.map((one) => ({ ...one, again: true }))].map((one) => ({
    ...one,
    when: (told: Told) => !scored(told) && one.when(told),
  })),
  {
    name: 'scored',
    when: (told) => !!scored(told),
    at: (told) => [spotsBelow(pathOf('period_markers', String(scored(told)!.args.place))), 'header h1'],
    says: (told) => ({ year: scored(told)!.args.place, points: periodPoints(told) }),
  },
  {
    name: 'summary',
    when: (told) => !!scored(told),
    at: ({ me }) => [spot(pathOf('seats', me)), 'header h1'],
    says: ({ board }) => ({ number: board.titles.length, last: board.years.at(-1)! }),
    last: true,
  },
]

export default lessons
