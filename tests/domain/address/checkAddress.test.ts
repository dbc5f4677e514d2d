import { bech32 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAddress } from '@/domain/address/checkAddress'
import { CHECKED_ADDRESSES, UNCHECKED_ADDRESSES } from './publishedAddresses'

describe('published addresses', () => {
  test.each([...CHECKED_ADDRESSES, ...UNCHECKED_ADDRESSES])(
    '%s of %s is valid: %s',
    (network, _, address) => {
      expect(checkAddress(network, address)).toBe('valid')
    },
  )

  test.each(CHECKED_ADDRESSES)('a changed character is refused on %s (%s): %s', (network, _, address) => {
    const letters = [...new Set(address)]
    const change = fc.tuple(fc.nat(address.length - 1), fc.constantFrom(...letters))
    fc.assert(
      fc.property(change, ([at, letter]) => {
        fc.pre(letter !== address[at])
        expect(checkAddress(network, address.slice(0, at) + letter + address.slice(at + 1))).toBe('invalid')
      }),
      // Two bytes of SS58 or the capitals of EIP-55 may agree by chance, so the draws are always the same.
      { numRuns: 60, seed: 1 },
    )
  })

  test.each(CHECKED_ADDRESSES)(
    'a missing last character is refused on %s (%s): %s',
    (network, _, address) => {
      // Only Hedera has a form that ends earlier.
      const length = network === 'hbar' ? -2 : -1
      expect(checkAddress(network, address.slice(0, length))).toBe('invalid')
    },
  )
})

describe('refused addresses', () => {
  test.each([
    [
      'btc',
      'BIP-350: version 0 in bech32m',
      'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ],
    ['btc', 'BIP-350: version 1 in bech32', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    [
      'btc',
      'BIP-350: program of 41 bytes',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
    ],
    ['btc', 'BIP-350: program of 1 byte', 'bc1pw5dgrnzv'],
    [
      'btc',
      'BIP-350: padding of more than 4 bits',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf',
    ],
    ['btc', 'BIP-350: testnet', 'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c'],
    ['btc', 'BIP-173: mixed case', 'bc1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
    ['btc', 'Litecoin', 'LYhttvnKawAv6RcHQ4eBkNtifuiEA99PFe'],
    ['bch', 'CashAddr: testnet prefix', 'bchtest:qpm2qsznhks23z7629mms6s4cwef74vcwvqcw003ap'],
    ['xrp', 'XLS-5d: testnet', 'T7oKJ3q7s94kDH6tpkBowhetT1JKfcfdSCmAXbS75iATyLD'],
    ['xlm', 'SEP-23: muxed without its id', 'GAAAAAAAACGC6'],
    ['ton', 'docs.ton.org: testnet flag', 'kQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPgpP'],
    ['ada', 'CIP-19: stake address', 'stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw'],
    ['ada', 'CIP-19: testnet', 'addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz'],
    [
      'ada',
      'CIP-19: testnet tag under the mainnet prefix',
      'addr1vpu5vlrf4xkxv2qpwngf6cjhtw542ayty80v8dyr49rf5eg0yu80w',
    ],
    ['ada', 'Byron: checksum with leading zeros', 'VhLXUZmS1gXEQ6cAgrF8mSCAsoMg187f8fibwhMtvMLFKvFT3i9hw9ys'],
    ['dot', 'the same key on Kusama', 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'],
    ['fil', 'Filecoin specification: testnet', 't17uoq6tp427uzv7fztkbsnn64iwotfrristwpryy'],
    ['stx', 'c32check: testnet', 'ST2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKQYAC0RQ'],
    ['stx', 'two contract names', 'SP000000000000000000002Q6VF78.pox.pox'],
    ['kas', 'no prefix', 'qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqkx9awp4e'],
    ['osmo', 'another chain of the Cosmos', 'cosmos10d07y265gmmuvt4z0w9aw880jnsr700j6zn9kn'],
    ['eth', 'EIP-1191 on Ethereum', '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD'],
    ['sol', 'a number of 33 bytes', `z${'1'.repeat(43)}`],
    ['sui', 'AIP-40: short form', '0x2'],
    ['near', 'a name without a dot, as other chains write', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['near', 'two separators in a row', 'a--b.near'],
    ['near', 'longer than 64', `${'a'.repeat(60)}.near`],
    ['eos', 'a digit EOSIO does not have', 'alice6'],
    ['eos', 'a thirteenth letter above j', 'aaaaaaaaaaaaz'],
    ['hbar', 'HIP-15: checksum of another account', '0.0.123-dfkxr'],
    ['starknet', 'the field has no such element', `0x${'f'.repeat(64)}`],
    ['btc', 'longer than any address', '1'.repeat(257)],
    ['btc', 'nothing', ''],
  ])('%s: %s', (network, _, address) => {
    expect(checkAddress(network, address)).toBe('invalid')
  })

  const invoice = CHECKED_ADDRESSES.find(([network]) => network === 'lightning')?.[2] ?? ''
  test.each([
    ['mixed case', invoice.replace('lnbc', 'LNBC')],
    [
      'too short',
      'lnbc1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdpl2pkx2ctnv5sxxmmwwd5kgetjypeh2ursdae8g6na6hlh',
    ],
    [
      'an unknown multiplier',
      'lnbc2500x1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpujr6jxr9gq9pv6g46y7d20jfkegkg4gljz2ea2a3m9lmvvr95tq2s0kvu70u3axgelz3kyvtp2ywwt0y8hkx2869zq5dll9nelr83zzqqpgl2zg',
    ],
    [
      'a fraction of a millisatoshi',
      'lnbc2500000001p1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpu7hqtk93pkf7sw55rdv4k9z2vj050rxdr6za9ekfs3nlt5lr89jqpdmxsmlj9urqumg0h9wzpqecw7th56tdms40p2ny9q4ddvjsedzcplva53s',
    ],
  ])('BOLT 11 refuses an invoice that is %s', (_, text) => {
    expect(checkAddress('lightning', text)).toBe('invalid')
  })
})

test('an invoice may be longer than any address, up to 1500 characters', () => {
  const ofWords = (count: number) => bech32.encode('lnbc', Array<number>(count).fill(1), false)
  expect(checkAddress('lightning', ofWords(1400))).toBe('valid')
  expect(checkAddress('lightning', ofWords(1500))).toBe('invalid')
})

describe('bank accounts', () => {
  test('an IBAN of the SWIFT registry is valid, with or without spaces', () => {
    expect(checkAddress('', 'GB82WEST12345698765432')).toBe('valid')
    expect(checkAddress('', 'DE89 3704 0044 0532 0130 00')).toBe('valid')
  })

  test('any changed digit of an IBAN is refused', () => {
    const iban = 'DE89370400440532013000'
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: iban.length - 1 }),
        fc.integer({ min: 1, max: 9 }),
        (at, step) => {
          const digit = (Number(iban[at]) + step) % 10
          expect(checkAddress('', iban.slice(0, at) + digit + iban.slice(at + 1))).toBe('invalid')
        },
      ),
    )
  })

  test('an IBAN of the wrong length for its country is refused', () => {
    expect(checkAddress('', 'DE8937040044053201300')).toBe('invalid')
  })

  test('another kind of account is left to the pattern', () => {
    expect(checkAddress('', '021000021 1234567890')).toBe('unknown')
  })
})

test('a network without a decoder is unknown', () => {
  expect(checkAddress('newchain', 'anything')).toBe('unknown')
})
