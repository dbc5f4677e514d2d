import { describe, expect, test } from 'vitest'
import { checkRecipient } from '@/domain/address/checkRecipient'

const TAPROOT = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
const WRONG_CHECKSUM = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj8'
const on = (network: string, validation_address: string | null) => ({ network, validation_address })

describe('where a decoder knows the chain', () => {
  test('a valid taproot address passes a pattern that does not know taproot', () => {
    expect(checkRecipient(on('btc', '^[13][1-9A-Za-z]{25,34}$'), TAPROOT)).toBe('valid')
  })

  test('a wrong checksum is refused although the pattern takes it', () => {
    expect(checkRecipient(on('btc', '^bc1[0-9a-z]{25,80}$'), WRONG_CHECKSUM)).toBe('invalid')
  })

  test('a chain of mere names warns when the pattern takes what our rules refuse', () => {
    expect(checkRecipient(on('near', '^[a-z0-9.-]{2,64}$'), 'a--b.near')).toBe('warn')
    expect(checkRecipient(on('near', '^[a-z0-9.]{2,64}$'), 'a--b.near')).toBe('invalid')
    expect(checkRecipient(on('near', null), 'a--b.near')).toBe('invalid')
  })
})

describe('where no decoder knows the chain', () => {
  test('the pattern decides', () => {
    expect(checkRecipient(on('newchain', '^[A-Za-z0-9_-]{43}$'), 'a'.repeat(43))).toBe('valid')
    expect(checkRecipient(on('newchain', '^[A-Za-z0-9_-]{43}$'), 'a'.repeat(42))).toBe('invalid')
  })

  test('without a pattern that can be read it warns', () => {
    expect(checkRecipient(on('newchain', null), 'a'.repeat(43))).toBe('warn')
    expect(checkRecipient(on('newchain', '^(['), 'a'.repeat(43))).toBe('warn')
  })

  test('an account that is no IBAN is left to the pattern of its currency', () => {
    expect(checkRecipient(on('', '^[A-Z0-9][A-Z0-9 -]{5,40}$'), '021000021-1234567890')).toBe('valid')
  })
})

describe('length', () => {
  test('no pattern runs over more than 256 characters', () => {
    expect(checkRecipient(on('newchain', '^(a+)+$'), `${'a'.repeat(256)}!`)).toBe('invalid')
  })

  test('an invoice may have up to 1500', () => {
    expect(checkRecipient(on('lightning', '^lnbc'), `lnbc${'q'.repeat(1497)}`)).toBe('invalid')
  })

  test('nothing is no recipient, even where nothing is known of the chain', () => {
    expect(checkRecipient(on('newchain', null), '')).toBe('invalid')
  })
})
