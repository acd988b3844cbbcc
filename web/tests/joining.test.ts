import { beforeEach, describe, expect, test } from 'vitest'
import { Problem } from '$lib/api'
import { gameOf, PLAYABLE } from '$lib/games'
import { qrPath, QUIET } from '$lib/qr_path'
import { route } from '$lib/route.svelte'
import { basesOf, shareAddress } from '$lib/share_base'
import type { Joining } from '$lib/types'
import { words } from '$lib/words.svelte'
import { halved, isWhole, tidied } from '../src/join/code'
import { reasonNotFound, reasonOf } from '../src/join/reasons'
import { asksFirst, factsOf, headingOf, whoIAm } from '../src/join/telling'
import { hasKept, keep } from '../src/table/invites_kept'
import { seat } from './making'

const joining = (wishes: Partial<Joining> = {}): Joining => ({
  kind: 'seat',
  table: 't',
  game: PLAYABLE[0],
  options: {},
  host: 0,
  seat: 1,
  seats: [seat('Anna'), seat('Friend', { kind: 'friend', usual: { word: 'friend', number: null } })],
  free: [1],
  mine: [],
  is_host: false,
  done: false,
  hints: false,
  hides_scores: false,
  taken: false,
  moved: false,
  progress: 0,
  over: false,
  ...wishes,
})

beforeEach(() => words.use('en'))

describe('a code', () => {
  test('is read whatever spaces, hyphens and small letters were typed', () => {
    expect(tidied(' abcd-2345 ')).toBe('ABCD2345')
    expect(tidied('ab cd 23 45')).toBe('ABCD2345')
    expect(tidied('https://regalia.example/join/ABCD2345/')).toBe('ABCD2345')
    expect(isWhole('abcd 2345')).toBe(true)
    expect(isWhole('abcd 234')).toBe(false)
  })

  test('is shown in two halves', () => {
    expect(halved('abcd2345')).toBe('ABCD-2345')
    expect(halved('abc')).toBe('ABC')
  })
})

describe('a link that leads nowhere', () => {
  test('says why, by the rule', () => {
    expect(reasonOf(new Problem(410, '', 'table.link_renewed'))).toBe('link_renewed')
    expect(reasonOf(new Problem(409, '', 'table.seat_taken'))).toBe('seat_taken')
    expect(reasonOf(new Problem(404, ''))).toBe('no_such_link')
  })

  test('is told apart from a name that is taken, and from a server out of reach', () => {
    expect(reasonOf(new Problem(422, '', 'table.name_taken'))).toBeNull()
    expect(reasonNotFound(new Problem(0, ''))).toBeNull()
    expect(reasonNotFound(new Problem(422, 'too long'))).toBe('no_such_link')
    expect(reasonOf(new TypeError())).toBeNull()
  })
})

describe('an invitation', () => {
  test('names who invites, unless nobody is named', () => {
    const game = words.say(`${PLAYABLE[0]}-web-game`)
    expect(headingOf(joining())).toBe(`Anna invites you to ${game}`)
    expect(headingOf(joining({ host: null }))).toBe(`You are invited to ${game}`)
    expect(headingOf(joining({ kind: 'watch', seat: null }))).toBe(`Look on at ${game}`)
  })

  test('says what is set, and how far the game is', () => {
    expect(factsOf(joining())).toContain('no hints: everybody thinks alone')
    expect(factsOf(joining({ hints: true, hides_scores: true }))).toEqual(
      expect.arrayContaining(['hints may be asked for', 'scores are hidden until the end']),
    )
    expect(factsOf(joining({ moved: true, progress: 0.42 })).at(-1)).toContain('42 %')
    expect(factsOf(joining({ moved: true, progress: 0.001 })).at(-1)).toContain('1 %')
    expect(factsOf(joining({ over: true })).at(-1)).toBe('the game is over')
  })

  test('has the phrases of its game among them', () => {
    const setup = gameOf(PLAYABLE[0])!.setup
    const { told } = setup
    setup.told = (options) => [`told of ${Object.keys(options).join()}`]
    expect(factsOf(joining({ options: { edition: 1 } }))[1]).toBe('told of edition')
    setup.told = told
  })

  test('asks those first who have something at the table, and are not there for it already', () => {
    expect(asksFirst(joining())).toBe(false)
    expect(asksFirst(joining({ mine: [0] }))).toBe(true)
    expect(asksFirst(joining({ is_host: true }))).toBe(true)
    expect(asksFirst(joining({ mine: [1], done: true }))).toBe(false)
    expect(whoIAm(joining({ mine: [0, 1] }))).toBe('Anna and Friend')
  })
})

test('a link begins with the address friends reach', () => {
  const here = { address: null, only_here: true, others: [] }
  expect(shareAddress('/join/x', here)).toBe(`${location.origin}/join/x`)
  const house = { address: 'http://192.168.0.7:8765', only_here: false, others: ['http://10.0.0.2:8765'] }
  expect(basesOf(house)).toEqual(['http://192.168.0.7:8765', 'http://10.0.0.2:8765'])
  expect(shareAddress('/join/x', house)).toBe('http://192.168.0.7:8765/join/x')
  expect(shareAddress('/join/x', house, 'http://10.0.0.2:8765')).toBe('http://10.0.0.2:8765/join/x')
})

test('a QR picture is drawn in runs of dark modules', () => {
  expect(qrPath([[true, true, false, true], [false]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z')
  expect(QUIET).toBeGreaterThanOrEqual(4) // what the standard asks for
})

test('the address of a link has its secret; all else has none', () => {
  const before = location.pathname
  for (const [path, link] of [
    ['/join/abc-1', 'abc-1'],
    ['/join/abc-1/', 'abc-1'],
    ['/join/', ''],
    ['/join/%E0%A4%A', '%E0%A4%A'],
    ['/joiner', null],
    ['/', null],
  ] as const) {
    route.replace(path)
    expect(route.link).toBe(link)
  }
  route.replace('/games/')
  expect([route.is('/games'), route.is('/device')]).toEqual([true, false])
  route.replace(before)
})

test('a private link that was kept is not shown again at that table', () => {
  expect(hasKept('t1')).toBe(false)
  keep('t1')
  expect([hasKept('t1'), hasKept('t2')]).toEqual([true, false])
})
