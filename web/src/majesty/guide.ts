// The lessons of a guided first game of Majesty, each when it first matters, to the end of the game.
import { firstEvent, possible, spot, target, type Lesson as AnyLesson, type LessonTold } from '$lib/lesson'
import { pointsFor } from '$lib/offers'
import type { Event } from '$lib/types'
import { pathOf } from '../table/paths'
import { halves, type Figures, type MajestyBoard, type MajestyTable } from './shown'
import { targets } from './targets'

type Told = LessonTold<MajestyTable, MajestyBoard>
type Lesson = AnyLesson<MajestyTable, MajestyBoard>

/** where those live who repel attacks */
const GUARDS = 'Guardhouse'

const isMine = ({ scene, me }: Told) => scene.turn === me
const round = ({ scene }: Told) => scene.table.round
/** In my turn, from a round on: what can wait is not said all at once. */
const from = (first: number) => (told: Told) => isMine(told) && round(told) >= first
const mine =
  (...rules: Event['rule'][]) =>
  ({ steps, me }: Told) =>
    firstEvent(steps, ({ rule, seat }) => rules.includes(rule) && seat === me)

const placed = mine('majesty.place')
const returned = mine('majesty.workers.returned')
const paidToAll = mine('majesty.building.all_with')
/** In whose realm the building is that paid all. */
const payerOf = (told: Told) => told.steps.find((step) => step.events.includes(paidToAll(told)!))?.seat ?? told.me
const wounded = mine('majesty.attack.wounded')
const attacked = ({ steps, me }: Told) =>
  firstEvent(steps, ({ rule, other }) => rule === 'majesty.attack.wounded' && other === me)
const repelled = ({ steps }: Told) => firstEvent(steps, ({ rule }) => rule === 'majesty.attack.repelled')

const takesOf = (told: Told) => possible(told, 'majesty.move.take')
/** The card worth most now, by what the server says of it; of several the cheapest. */
function bestOf(told: Told) {
  const worth = (one: ReturnType<typeof takesOf>[number]) => pointsFor(one, told.me) - one.what.price / 2
  return takesOf(told).toSorted((one, other) => worth(other) - worth(one))[0]
}
/** The card that brings most points at once. */
const dearestOf = (told: Told) =>
  takesOf(told).toSorted((one, other) => pointsFor(other, told.me) - pointsFor(one, told.me))[0]
const built = (told: Told, building: string) => buildingAt(told, told.me, building)
/** The own realm, where no other is open in its place. */
const realm = '.stage .realm:not(.away)'
/** Leads back to it. */
const BACK = '.stage .back'
/** A building in the realm of a seat: the own one large, another's in its line. */
const buildingAt = ({ me }: Told, seat: number, building: string) =>
  `${seat === me ? realm : '.others .line'} ${spot(pathOf('seats', seat, 'buildings', building))}`
const special = ({ board }: Told, kind: Figures['special']) => board.buildings.find((one) => one.special === kind)
const figuresOf = ({ board }: Told, building: string) => board.buildings.find((one) => one.name === building)!
/** Somebody who brings something special can be had. */
const isToBeHad = (told: Told, kind: Figures['special']) =>
  takesOf(told).some(({ what }) => figuresOf(told, what.building).special === kind)
const placeWithWorkers = ({ scene }: Told) => scene.table.market.findIndex((one) => one.workers > 0)
/** A card of two people that I can have. */
const splitOf = (told: Told) => takesOf(told).find(({ what }) => halves(what.card).length > 1)
/** The building where I have most people, and its value counts at the end. */
function fullest(told: Told): Figures {
  const people = (name: string) => told.scene.table.seats[told.me].buildings[name].length
  const counted = told.board.buildings.filter((one) => one.name !== told.board.infirmary)
  return counted.toSorted((one, other) => people(other.name) - people(one.name))[0]
}
/** What my first card brought at once. */
const firstPoints = ({ steps, me }: Told) =>
  (steps.find((step) => step.seat === me)?.events ?? [])
    .filter((event) => event.seat === me)
    .reduce((sum, event) => sum + event.points, 0)
const pointsBy =
  (...rules: Event['rule'][]) =>
  ({ steps, me }: Told) =>
    steps
      .flatMap((step) => step.events)
      .filter((event) => rules.includes(event.rule) && event.seat === me)
      .reduce((sum, event) => sum + event.points, 0)

const WHILE_PLAYED: Lesson[] = [
  {
    name: 'goal',
    when: () => true,
    at: () => [`${realm} header`, 'header h1'],
    says: ({ board }) => ({ number: board.cards_per_player }),
  },
  {
    name: 'market',
    when: isMine,
    at: () => [spot(pathOf('market', 0))],
    says: ({ scene }) => ({ number: scene.table.market.length }),
  },
  {
    name: 'take',
    when: (told) => takesOf(told).length > 0,
    at: (told) => ['.note .confirm', target(targets.offer(bestOf(told)).name)],
    says: (told) => ({ person: bestOf(told).what.person }),
    asks: ['majesty.move.take'],
  },
  {
    name: 'placed',
    when: (told) => !!placed(told),
    at: (told) => [built(told, String(placed(told)!.args.place))],
    says: (told) => ({ building: placed(told)!.args.place, points: firstPoints(told) }),
  },
  {
    name: 'points',
    when: (told) => !!placed(told),
    at: () => [`${realm} .points`],
  },
  {
    name: 'workers',
    when: from(2),
    at: ({ me }) => [`${realm} ${spot(pathOf('seats', me, 'workers'))}`],
    says: ({ board }) => ({ number: board.worker_places }),
  },
  {
    name: 'others',
    when: from(2),
    at: () => ['.others .line.open .opener', '.others .opener'],
    says: ({ names, me }) => ({ seat: names.find((_, seat) => seat !== me)! }),
  },
  {
    name: 'lying',
    when: (told) => isMine(told) && placeWithWorkers(told) >= 0,
    at: (told) => [spot(pathOf('market', placeWithWorkers(told)))],
    says: ({ scene, ...told }) => ({ number: scene.table.market[placeWithWorkers({ scene, ...told })].workers }),
  },
  {
    name: 'split',
    when: (told) => from(2)(told) && !!splitOf(told),
    at: (told) => [spot(pathOf('market', splitOf(told)!.what.place - 1))],
  },
  {
    name: 'majority',
    when: from(3),
    at: (told) => [`${realm} [data-building="${fullest(told).name}"] .seal`, built(told, fullest(told).name)],
    says: (told) => ({ building: fullest(told).name, points: fullest(told).value }),
  },
  {
    name: 'variety',
    when: from(3),
    at: () => [`${realm} .variety`],
    says: ({ scene, me }) => ({ number: scene.table.variety[me].buildings, points: scene.table.variety[me].points }),
  },
  {
    name: 'knight',
    when: (told) => from(3)(told) && isToBeHad(told, 'attack'),
    at: (told) => [built(told, special(told, 'attack')!.name)],
  },
  {
    name: 'attacked',
    when: (told) => !!attacked(told),
    at: (told) => [buildingAt(told, attacked(told)!.seat ?? 0, told.board.infirmary)],
    says: (told) => ({ seat: told.names[attacked(told)!.seat ?? 0] }),
  },
  {
    name: 'wounded',
    when: (told) => !!wounded(told),
    at: (told) => [built(told, told.board.infirmary)],
    says: (told) => ({ seat: told.names[wounded(told)!.other ?? 0], card: wounded(told)!.args.card }),
  },
  {
    name: 'repelled',
    when: (told) => !!repelled(told),
    at: (told) => [buildingAt(told, repelled(told)!.seat ?? 0, GUARDS)],
    says: (told) => ({
      who: repelled(told)!.seat === told.me ? 'me' : 'other',
      seat: told.names[repelled(told)!.seat ?? 0],
    }),
  },
  {
    name: 'witch',
    when: (told) => from(4)(told) && isToBeHad(told, 'heal'),
    at: (told) => [built(told, special(told, 'heal')!.name)],
  },
  {
    name: 'heal',
    when: (told) => possible(told, 'majesty.move.heal').length > 0,
    at: () => [`${realm} .possible`],
    asks: ['majesty.move.heal'],
    again: true,
  },
  {
    name: 'exchange',
    when: (told) => possible(told, 'majesty.move.exchange').length > 0,
    at: (told) => ['.note .confirm', target(targets.offer(possible(told, 'majesty.move.exchange')[0]).name)],
    asks: ['majesty.move.exchange'],
    again: true,
  },
  {
    name: 'all-with',
    when: (told) => !!paidToAll(told),
    at: (told) => [buildingAt(told, payerOf(told), String(paidToAll(told)!.args.place))],
    says: (told) => ({
      who: payerOf(told) === told.me ? 'me' : 'other',
      seat: told.names[payerOf(told)],
      building: paidToAll(told)!.args.place,
      points: paidToAll(told)!.points,
      person: figuresOf(told, String(paidToAll(told)!.args.place)).all_with?.person ?? '',
    }),
  },
  {
    name: 'returned',
    when: (told) => !!returned(told),
    at: ({ me }) => [`${realm} ${spot(pathOf('seats', me, 'workers'))}`],
    says: (told) => ({ number: told.board.worker_places, points: returned(told)!.points }),
  },
  {
    name: 'deck',
    when: from(4),
    at: () => [target('deck')],
    says: ({ board, scene }) => ({ deck: board.whole_deck ? 'whole' : scene.table.deck.upper ? 'tiers' : 'second' }),
  },
  {
    name: 'advice',
    when: from(4),
    at: () => ['header .advise'],
  },
  {
    name: 'sides',
    when: from(5),
    at: (told) => [built(told, fullest(told).name)],
    says: ({ board }) => ({ sides: new Set(board.sides).size > 1 ? 'mixed' : board.sides[0] }),
  },
  {
    name: 'infirmary',
    when: from(6),
    at: (told) => [built(told, told.board.infirmary)],
    says: (told) => {
      const { side, value, points_per, person } = figuresOf(told, told.board.infirmary)
      return { side, points: Math.abs(points_per[person] ?? 0), most: Math.abs(value) }
    },
  },
  {
    name: 'progress',
    when: from(7),
    at: () => ['header .progress'],
    says: ({ scene, board }) => ({ number: scene.table.round, all: board.cards_per_player }),
  },
  {
    name: 'last-card',
    when: (told) => isMine(told) && round(told) === told.board.cards_per_player,
    at: () => [`${realm} .variety`],
  },
  {
    name: 'now-take',
    when: (told) => takesOf(told).length > 0,
    at: (told) => ['.note .confirm', target(targets.offer(dearestOf(told)).name)],
    says: (told) => ({ person: dearestOf(told).what.person, points: pointsFor(dearestOf(told), told.me) }),
    asks: ['majesty.move.take'],
    again: true,
  },
]

const lessons: Lesson[] = [
  ...WHILE_PLAYED.map((one) => ({
    ...one,
    when: (told: Told) => !told.scene.over && one.when(told),
    at: (told: Told) => [...one.at(told), BACK],
  })),
  {
    name: 'summary',
    when: ({ scene }) => scene.over,
    at: () => ['[aria-labelledby=sheet-title] tbody:last-of-type', 'header h1'],
    says: (told) => ({
      variety: pointsBy('majesty.end.variety')(told),
      majority: pointsBy('majesty.end.majority')(told),
      wounded: Math.abs(pointsBy('majesty.end.wounded', 'majesty.end.most_wounded')(told)),
      won: told.scene.winners.includes(told.me) ? 'yes' : 'no',
    }),
    last: true,
  },
]

export default lessons
