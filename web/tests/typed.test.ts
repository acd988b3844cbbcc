import { describe, expect, it } from 'vitest'
import { Typed } from '../src/text/typed'

describe('what was typed', () => {
  it('comes back, the newest first, and leads on to what was being typed', () => {
    const typed = new Typed()
    typed.add('position')
    typed.add('moves')
    expect(typed.go(-1, 'wh')).toBe('moves')
    expect(typed.go(-1, 'moves')).toBe('position')
    expect(typed.go(-1, 'position')).toBe('position')
    expect(typed.go(1, 'position')).toBe('moves')
    expect(typed.go(1, 'moves')).toBe('wh')
  })

  it('is kept once where it is typed twice, and not at all where it is nothing', () => {
    const typed = new Typed()
    typed.add('moves')
    typed.add('moves')
    typed.add('')
    expect(typed.go(-1, '')).toBe('moves')
    expect(typed.go(-1, '')).toBe('moves')
  })
})
