import { describe, expect, test } from 'vitest'
import { extraIdFault } from '@/domain/exchange/extraIdFault'
import { ETH, XRP } from '../currencies'

const faultOf = (changes: Partial<Parameters<typeof extraIdFault>[0]>) =>
  extraIdFault({ currency: XRP, extraId: '', needsNone: false, carried: undefined, ...changes })

describe('beside an address that says nothing of an id', () => {
  test('one is required, or its absence declared', () => {
    expect(faultOf({})).toBe('required')
    expect(faultOf({ needsNone: true })).toBeNull()
    expect(faultOf({ extraId: '0' })).toBeNull()
    expect(faultOf({ extraId: 'tag' })).toBe('invalid')
  })

  test('one is unknown where the chain has none', () => {
    expect(faultOf({ currency: ETH })).toBeNull()
    expect(faultOf({ currency: ETH, extraId: '1' })).toBe('unknown')
  })

  test('a pattern runs over no more than 256 characters', () => {
    expect(
      faultOf({ currency: { ...XRP, validation_extra: '^(a+)+$' }, extraId: `${'a'.repeat(256)}!` }),
    ).toBe('invalid')
  })
})

describe('beside an address with an id inside', () => {
  test('none is required', () => {
    expect(faultOf({ carried: '4242' })).toBeNull()
    expect(faultOf({ carried: '0' })).toBeNull()
  })

  test('the same one is no contradiction, in capitals either', () => {
    expect(faultOf({ carried: '4242', extraId: '4242' })).toBeNull()
    expect(faultOf({ carried: '8a125052fe6f3877', extraId: '8A125052FE6F3877' })).toBeNull()
  })

  test.each(['999', '0', '42420'])('another one is refused: %s', (extraId) => {
    expect(faultOf({ carried: '4242', extraId })).toBe('conflict')
  })
})

test('beside an address that needs none none is required, and any is refused', () => {
  expect(faultOf({ carried: null })).toBeNull()
  expect(faultOf({ carried: null, extraId: '0' })).toBe('conflict')
  expect(faultOf({ currency: ETH, carried: null, extraId: '0' })).toBe('conflict')
})
