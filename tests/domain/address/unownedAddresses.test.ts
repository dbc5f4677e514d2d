import { bech32, bech32m } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ADDRESS_FORMS, decodedAs } from '@/domain/address/addressForms'
import { checkRecipient } from '@/domain/address/checkRecipient'
import { catalogue } from '@/server/catalogue/catalogue'
import { WRITTEN_FORMS } from './writtenForms'

const NETWORKS = [...new Set(catalogue().map(({ network }) => network))].filter(Boolean)

/** No hash or key begins with so many zero bytes by chance; short owners are numbers. */
const isDrawn = (owner: Uint8Array) =>
  owner.slice(0, owner.length < 20 ? undefined : -8).some((byte) => byte !== 0)

const verdictOf = (network: string, address: string) => {
  const own = catalogue().find((currency) => currency.network === network)
  return checkRecipient({ network, validation_address: own?.validation_address ?? null }, address)
}

/** Names, and what holds several keys or none. */
const WITHOUT_OWNER = ['lightning', 'eos', 'hive', '']

test('every network of the catalogue has a decoder', () => {
  const known = new Set(ADDRESS_FORMS.flatMap(({ networks }) => networks))
  expect(NETWORKS.filter((network) => !known.has(network))).toEqual([])
})

test('every form that has an owner is written below', () => {
  const owner = (size: number) => Uint8Array.from({ length: size }, (_, at) => (at * 37 + 11) & 0x7f)
  const written = WRITTEN_FORMS.map(({ size, write }) => write(owner(size)))
  const left = ADDRESS_FORMS.filter(({ networks }) => networks.some((network) => NETWORKS.includes(network)))
    .filter(({ networks }) => !WITHOUT_OWNER.includes(networks[0] ?? ''))
    .filter((form) => !written.some((address) => decodedAs(form, address)))
    .map(({ networks }) => networks.join())
  // Rootstock's is the EVM's with other capitals; Spark scrambles its keys.
  expect(left).toEqual(['rsk,rootstock,rbtc', 'firo'])
})

describe.each(WRITTEN_FORMS)('$network, $form', ({ network, size, write }) => {
  test('an owner of zero bytes is nobody', () => {
    expect(verdictOf(network, write(new Uint8Array(size)))).toBe('unowned')
  })

  test('any other owner is somebody', () => {
    const owners = fc.uint8Array({ minLength: size, maxLength: size })
    fc.assert(
      fc.property(owners, (owner) => {
        fc.pre(isDrawn(owner))
        expect(verdictOf(network, write(owner))).toBe('valid')
      }),
      { numRuns: 25 },
    )
  })
})

test.each(NETWORKS)('the zero address of the EVM is nobody’s on %s, or none of its addresses', (network) => {
  const verdict = verdictOf(network, `0x${'0'.repeat(40)}`)
  expect(['unowned', 'invalid']).toContain(verdict)
})

describe('witness programs', () => {
  const prefixes = { btc: 'bc', ltc: 'ltc', dgb: 'dgb', qtum: 'qc', btg: 'btg' }
  const write = (prefix: string, version: number, program: Uint8Array) =>
    (version === 0 ? bech32 : bech32m).encode(prefix, [version, ...bech32.toWords(program)])
  const isOwned = (network: string, version: number, { length }: Uint8Array) =>
    version === 0 || (version === 1 && length === 32 && network !== 'btg')

  test.each(Object.entries(prefixes))('on %s only keys and scripts have an owner', (network, prefix) => {
    const programs = fc.uint8Array({ minLength: 2, maxLength: 40 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 }), programs, (version, program) => {
        fc.pre(version !== 0 || program.length === 20 || program.length === 32)
        fc.pre(isDrawn(program))
        const expected = isOwned(network, version, program) ? 'valid' : 'unowned'
        expect(verdictOf(network, write(prefix, version, program))).toBe(expected)
      }),
      {
        numRuns: 300,
        examples: [
          [0, new Uint8Array(20).fill(1)],
          [1, new Uint8Array(32).fill(1)],
        ],
      },
    )
  })

  test('pay to anchor (BIP-433) is nobody’s', () => {
    expect(verdictOf('btc', 'bc1pfeessrawgf')).toBe('unowned')
  })
})

test.each([
  ['eth', 'the customary burn address', '0x000000000000000000000000000000000000dEaD'],
  ['arbitrum', 'a precompiled contract', `0x${'0'.repeat(39)}1`],
  ['xrp', 'ACCOUNT_ZERO', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp'],
  ['xrp', 'ACCOUNT_ONE', 'rrrrrrrrrrrrrrrrrrrrBZbvji'],
  // The black holes that xrpl.org lists under «Special Addresses».
  ['xrp', 'NaN', 'rrrrrrrrrrrrrrrrrrrn5RM1rHd'],
  ['xrp', 'name reservation', 'rrrrrrrrrrrrrrrrrNAMEtxvNvQ'],
  ['vet', 'contract of VTHO', '0x0000000000000000000000000000456E65726779'],
  ['xlm', 'SEP-23, zero key', 'GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF'],
  ['trx', 'zero', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
  ['sol', 'system program', '11111111111111111111111111111111'],
  ['dot', 'zero', '111111111111111111111111111111111HC1'],
  ['ton', 'zero', 'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c'],
  ['xtz', 'zero', 'tz1Ke2h7sDdakHJQh8WX4Z372du1KChsksyU'],
  ['algo', 'zero', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAY5HFKQ'],
  ['stx', 'boot address', 'SP000000000000000000002Q6VF78'],
  ['sc', 'void address', '000000000000000000000000000000000000000000000000000000000000000089eb0d6a8a69'],
  ['xno', 'burn account', 'nano_1111111111111111111111111111111111111111111111111111hifc8npp'],
  ['mina', 'empty key', 'B62qiTKpEPjGTSHZrtM8uXiKgn8So916pLmNJKDhKeyBQL9TDb3nvBG'],
  ['erg', 'script that is true', '4MQyML64GnzMxZgm'],
  ['fil', 'burnt funds', 'f099'],
  ['hbar', 'zero', '0.0.0'],
  ['icp', 'management canister', 'aaaaa-aa'],
  ['icp', 'anonymous caller', '2vxsx-fae'],
  [
    'icp',
    'account of the anonymous caller',
    '1c7a48ba6a562aa9eaa2481a9049cdf0433b9738c992d698c31d8abf89cadc79',
  ],
  ['eos', 'eosio.null', 'eosio.null'],
  ['hive', 'null', 'null'],
  ['sui', 'short form', '0x0'],
  ['apt', 'short form', '0x1'],
  ['starknet', 'short form', '0x0'],
])('on %s nobody owns the %s', (network, _, address) => {
  expect(verdictOf(network, address)).toBe('unowned')
})

test('a smart account of Flow’s EVM may begin with eleven zero bytes', () => {
  expect(verdictOf('flow', '0x000000000000000000000002a5e3f1b2c4d60718')).toBe('valid')
})

test('an account of Hedera may have a small number, in either notation', () => {
  expect(verdictOf('hbar', '0.0.1001')).toBe('valid')
  expect(verdictOf('hbar', `0x${(1001).toString(16).padStart(40, '0')}`)).toBe('valid')
})
