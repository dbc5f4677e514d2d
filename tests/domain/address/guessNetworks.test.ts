import { describe, expect, test } from 'vitest'
import { guessNetworks, isMistyped } from '@/domain/address/guessNetworks'
import { CHECKED_ADDRESSES } from './publishedAddresses'

describe('guessNetworks', () => {
  test.each([
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', ['trx']],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', ['btc']],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', ['eth']],
    ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', ['sol']],
    [`0x${'1'.repeat(64)}`, ['sui']],
    ['alice.near', []],
    ['0.0.123', ['hbar']],
    ['DE89370400440532013000', ['']],
    ['hello world', []],
  ])('%s looks like %j', (address, networks) => {
    expect(guessNetworks(address)).toEqual(networks)
  })

  test('no text with a checksum is taken for a mere name', () => {
    for (const [, , address] of CHECKED_ADDRESSES) {
      const guessed = guessNetworks(address)
      expect(guessed.filter((network) => network === 'near' || network === 'eos')).toEqual([])
      expect(guessed).not.toEqual([])
    }
  })
})

test.each([
  ['a mistyped character', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed'],
  ['a digit too few', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
  ['a digit too many', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed0'],
])('an Ethereum address with %s is not taken for one of Starknet', (_, address) => {
  expect(guessNetworks(address)).toEqual([])
})

test.each([
  ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', true],
  ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beae', false],
  ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', true],
  ['btc', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3', true],
  ['trx', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9', true],
  ['atom', `cosmos1${'q'.repeat(38)}`, true],
  ['btc', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', false],
  ['eth', 'hello', false],
])('on %s, %s has a wrong character: %s', (network, address, isWrong) => {
  expect(isMistyped(network, address)).toBe(isWrong)
})
