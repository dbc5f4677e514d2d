import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressKey } from '@/domain/address/addressKey'
import { decodeAddress } from '@/domain/address/addressForms'
import { hex } from '@scure/base'
import { CHECKED_ADDRESSES } from './publishedAddresses'
import { WRITTEN_FORMS } from './writtenForms'

const payload = (owner: Uint8Array) => `payload ${hex.encode(owner).replace(/^0+(?=.)/, '')}`
const rewritten = (address: string) => [
  address.toLowerCase(),
  address.toUpperCase(),
  ` ${address}\t`,
  address.replace(/^[a-z]+:/, ''),
  `anything:${address}`,
]

test.each(WRITTEN_FORMS)(
  '$network, $form: the key is what the address pays to',
  ({ size, write, network }) => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: size, maxLength: size }), (owner) => {
        const address = write(owner)
        const decoded = decodeAddress(network, address)?.owner
        // Neither has a checksum, and some 43 characters are an address of both.
        const isOfSolana = network === 'ar' && decodeAddress('sol', address) !== null
        if (decoded && !isOfSolana) expect(addressKey(address)).toBe(payload(decoded))
      }),
      { numRuns: 20 },
    )
  },
)

test.each(CHECKED_ADDRESSES)('%s, %s: %s has one key, however it is written', (network, _, address) => {
  const owner = decodeAddress(network, address)?.owner
  for (const other of rewritten(address)) {
    const otherOwner = decodeAddress(network, other.trim())?.owner
    const isSame = owner && otherOwner && hex.encode(owner) === hex.encode(otherOwner)
    if (isSame) expect(addressKey(other)).toBe(addressKey(address))
  }
  expect(addressKey(`bitcoin:${address}`)).toBe(addressKey(address))
})

test.each([
  [
    'EVM without capitals',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
  ],
  [
    'EVM in capitals',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0X5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED',
  ],
  [
    'EVM with the capitals of another chain',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD',
  ],
  ['XDC', '0xde709f2102306220921060314715629080e2fb77', 'xdcde709f2102306220921060314715629080e2fb77'],
  [
    'CashAddr and the old form',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu',
  ],
  [
    'CashAddr without prefix',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'QPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A',
  ],
  [
    'bech32 and base58 of one key',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH',
  ],
  [
    'X-address with a tag',
    'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY',
    'XV5sbjUmgPpvXv4ixFWZ5ptAYZ6PD2m4Er6SnvjVLpMWPjR',
  ],
  ['Sui without leading zeros', `0x${'0'.repeat(63)}2`, '0x2'],
  [
    'TON raw',
    '0:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e',
    'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF',
  ],
  ['IBAN', 'DE89370400440532013000', 'de89 3704 0044 0532 0130 00'],
])('%s', (_, one, other) => {
  expect(addressKey(other)).toBe(addressKey(one))
})

test('what no chain of ours writes is compared as it is written', () => {
  expect(addressKey(' Zz-unknown ')).toBe('text Zz-unknown')
  expect(addressKey('zz-unknown')).not.toBe(addressKey('Zz-unknown'))
})
