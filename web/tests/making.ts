// Small pieces of what a server tells, for the tests.
import type { RuleKey } from '$lib/rules'
import type { Args, Event, Movement, NewsItem, Offer, Scene, Seat, Stage, Step } from '$lib/types'

export const event = (rule: RuleKey, seat: number | null = null, args: Args = {}, points = 0): Event => ({
  rule,
  seat,
  other: null,
  points,
  args,
  is_secret: false,
})

export const step = (seat: number | null, ...events: Event[]): Step => ({
  seat,
  number: 0,
  notation: '',
  forced: false,
  is_answer: false,
  events,
})

export const seat = (name: string, wishes: Partial<Seat> = {}): Seat => ({
  name,
  house: 'ink',
  kind: 'me',
  level: null,
  usual: null,
  ...wishes,
})

export const news = (number: number, ...steps: Step[]): NewsItem => ({ number, kind: 'steps', steps, taken_back: 0 })

/** News of something else than steps. */
export const otherNews = (number: number, kind: NewsItem['kind'], wishes: Partial<NewsItem> = {}): NewsItem => ({
  number,
  kind,
  steps: [],
  taken_back: 0,
  ...wishes,
})

export const offer = (what: Offer['what'], wishes: Partial<Offer> = {}): Offer => ({
  move: 1,
  notation: '',
  what,
  paid: false,
  problem: null,
  gains: [],
  then: null,
  later: [],
  answers: [],
  foreseen: null,
  turns_up: false,
  ...wishes,
})

export const movement = (thing: string, start: string, end: string, wishes: Partial<Movement> = {}): Movement => ({
  thing,
  name: '',
  seat: null,
  points: 0,
  start,
  end,
  number: 1,
  ...wishes,
})

export const stage = (wishes: Partial<Stage> = {}): Stage => ({
  turn: 0,
  scores: [0, 0],
  changes: [],
  movements: [],
  told: 0,
  scored: null,
  ...wishes,
})

/** A scene; what a test does not speak of is empty. */
export const scene = (wishes: Partial<Omit<Scene, 'table'>> & { table?: unknown } = {}): Scene =>
  ({
    viewer: 0,
    news: 0,
    turn: 0,
    over: false,
    winners: [],
    scores: [0, 0],
    offers: [],
    can_take_back: false,
    seats: [seat('Anna'), seat('Boris')],
    rematch: null,
    rematch_by: null,
    ...wishes,
  }) as Scene
