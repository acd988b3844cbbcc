import { expect, test } from 'vitest'
import { PLAYABLE, gameOf } from '$lib/games'
import { RULES, type RuleKey } from '$lib/rules'
import type { Event, MoveKind, Offer, SheetLine } from '$lib/types'

test('a key that no table of rules has is an error of types, wherever the server tells one', () => {
  // @ts-expect-error the key is royals.discard.intrigue
  const key: RuleKey = 'royals.discard_intrigue'
  // @ts-expect-error a bonus is of a city, a country or a house
  const rule: Event['rule'] = 'royals.bonus'
  // @ts-expect-error points of a building have a reason
  const line: SheetLine['rule'] = 'majesty.building'
  // @ts-expect-error so has a refusal
  const problem: Offer['problem'] = 'majesty.refused'
  // @ts-expect-error healing is a rule and a move
  const then: Offer['then'] = 'majesty.heal'
  // @ts-expect-error the kind is royals.move.take_over
  const kind: MoveKind = 'royals.move.takeover'
  for (const one of [key, rule, line, problem]) expect(String(one) in RULES).toBe(false)
  expect(then).not.toBe(kind)
})

test('rules know what they are for', () => {
  expect(RULES['royals.take_over']).toMatchObject({ kind: 'deed', minor: false, milestone: '' })
  expect(RULES['majesty.reveal']).toMatchObject({ kind: 'chance', minor: true, milestone: '' })
  expect(RULES['royals.discard.intrigue'].kind).toBe('did')
  expect(RULES['royals.turn.end'].milestone).toBe('turn')
})

test('no line of a score sheet stands in two parts of it', () => {
  for (const game of PLAYABLE) {
    const rules = gameOf(game)!.sheet.parts.flatMap((part) => part.rules)
    expect(new Set(rules).size).toBe(rules.length)
    expect(rules.every((rule) => rule.startsWith(`${game}.`))).toBe(true)
  }
})
