// Small pieces of what a server tells, for the tests.
import type { News, Scene, ShownEvent, ShownSeat, ShownStep, Told } from '$lib/types'

export const event = (rule: string, seat: number | null = null, told: Told = {}, points = 0): ShownEvent => ({
  rule,
  seat,
  other: null,
  points,
  told,
})

export const step = (seat: number | null, ...events: ShownEvent[]): ShownStep => ({
  seat,
  notation: '',
  forced: false,
  events,
})

export const seat = (name: string, wishes: Partial<ShownSeat> = {}): ShownSeat => ({
  name,
  house: 'ink',
  kind: 'me',
  level: null,
  ...wishes,
})

export const news = (number: number, ...steps: ShownStep[]): News => ({ number, kind: 'steps', steps, taken_back: 0 })

/** News of something else than steps. */
export const otherNews = (number: number, kind: News['kind'], wishes: Partial<News> = {}): News => ({
  number,
  kind,
  steps: [],
  taken_back: 0,
  ...wishes,
})

/** A scene; what a test does not speak of is empty. */
export const scene = (wishes: Partial<Scene> = {}): Scene =>
  ({
    viewer: 0,
    news: 0,
    turn: 0,
    over: false,
    winners: [],
    scores: [],
    offers: [],
    can_take_back: false,
    seats: [seat('Anna'), seat('Boris')],
    rematch: null,
    ...wishes,
  }) as Scene
