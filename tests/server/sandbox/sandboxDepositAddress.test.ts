import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { COSMOS_PREFIXES } from '@/domain/address/addressForms'
import { checkAddress } from '@/domain/address/checkAddress'
import { sandboxDepositAddress, sandboxExtraId, sandboxTxHash } from '@/server/sandbox/sandboxDepositAddress'

const CATALOGUE = 'src/server/seed/catalogue.json'
const catalogueNetworks = (): string[] => {
  const { networks } = JSON.parse(readFileSync(CATALOGUE, 'utf8')) as { networks: Record<string, unknown> }
  return Object.keys(networks)
}
const SEEDS = Array.from({ length: 40 }, (_, index) => `exchange-${index}`)

/** What a visitor expects an address of the chain to look like; every network here has a decoder. */
const LOOKS: Record<string, RegExp> = {
  btc: /^bc1q[02-9ac-hj-np-z]{38}$/,
  lightning: /^lnbc1p[02-9ac-hj-np-z]{200,}$/,
  bch: /^bitcoincash:q[02-9ac-hj-np-z]{41}$/,
  ltc: /^ltc1q[02-9ac-hj-np-z]{38}$/,
  doge: /^D[1-9A-HJ-NP-Za-km-z]{33}$/,
  dash: /^X[1-9A-HJ-NP-Za-km-z]{33}$/,
  zec: /^t1[1-9A-HJ-NP-Za-km-z]{33}$/,
  eth: /^0x[0-9a-fA-F]{40}$/,
  bsc: /^0x[0-9a-fA-F]{40}$/,
  arbitrum: /^0x[0-9a-fA-F]{40}$/,
  trx: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  xtz: /^tz1[1-9A-HJ-NP-Za-km-z]{33}$/,
  xrp: /^r[1-9A-HJ-NP-Za-km-z]{33}$/,
  xlm: /^G[A-Z2-7]{55}$/,
  ton: /^UQ[\w-]{46}$/,
  sol: /^z[1-9A-HJ-NP-Za-km-z]{43}$/,
  ada: /^addr1q[02-9ac-hj-np-z]{97}$/,
  dot: /^1[1-9A-HJ-NP-Za-km-z]{47}$/,
  ksm: /^F[1-9A-HJ-NP-Za-km-z]{46}$/,
  xmr: /^4[1-9A-HJ-NP-Za-km-z]{94}$/,
  algo: /^[A-Z2-7]{58}$/,
  fil: /^f1[a-z2-7]{39}$/,
  stx: /^SP[0-9A-Z]{39}$/,
  kas: /^kaspa:q[02-9ac-hj-np-z]{60}$/,
  egld: /^erd1[02-9ac-hj-np-z]{58}$/,
  icp: /^[0-9a-f]{64}$/,
  sui: /^0x[0-9a-f]{66}$/,
  apt: /^0x[0-9a-f]{66}$/,
  near: /^sandbox--[0-9a-f]{12}\.near$/,
  eos: /^sandbox[06-9]{5}$/,
  hbar: /^0\.0\.9\d{11}-wrong$/,
  atom: /^cosmos1[02-9ac-hj-np-z]{38}$/,
  inj: /^inj1[02-9ac-hj-np-z]{38}$/,
  '': /^DE\d{20}$/,
}

describe('sandboxDepositAddress', () => {
  test.each(Object.entries(LOOKS))('on %j it looks like %s and is refused', (network, look) => {
    for (const seed of SEEDS) {
      const address = sandboxDepositAddress(network, seed)
      expect(address).toMatch(look)
      expect(checkAddress(network, address)).toBe('invalid')
    }
  })

  test('an address of an EVM chain has both cases, so that EIP-55 applies', () => {
    for (const seed of SEEDS) {
      const digits = sandboxDepositAddress('eth', seed).slice(2)
      expect([digits.toLowerCase(), digits.toUpperCase()]).not.toContain(digits)
    }
  })

  test('Cosmos chains have their own prefix', () => {
    for (const [network, prefix] of Object.entries(COSMOS_PREFIXES)) {
      expect(sandboxDepositAddress(network, 'seed').startsWith(`${prefix}1`)).toBe(true)
    }
  })

  test('the same exchange always gets the same address, another exchange another one', () => {
    expect(sandboxDepositAddress('btc', 'a')).toBe(sandboxDepositAddress('btc', 'a'))
    expect(new Set(SEEDS.map((seed) => sandboxDepositAddress('btc', seed))).size).toBe(SEEDS.length)
  })

  test('an unknown chain gets a text that is no address on any chain', () => {
    expect(sandboxDepositAddress('no-such-chain', 'a')).toMatch(/^sandbox![0-9a-f]{32}$/)
  })

  test('no network of the catalogue ever gets a real address', () => {
    for (const network of catalogueNetworks()) {
      for (const seed of SEEDS) {
        const address = sandboxDepositAddress(network, seed)
        expect(`${network} ${checkAddress(network, address)}`).toBe(`${network} invalid`)
      }
    }
  })
})

describe('sandboxTxHash', () => {
  test.each([
    ['btc', /^[0-9a-f]{64}$/],
    ['eth', /^0x[0-9a-f]{64}$/],
    ['polygon', /^0x[0-9a-f]{64}$/],
    ['xrp', /^[0-9A-F]{64}$/],
    ['atom', /^[0-9A-F]{64}$/],
    ['sol', /^[1-9A-HJ-NP-Za-km-z]{88}$/],
    ['', /^SANDBOX\d{12}$/],
  ])('on %j it looks like %s', (network, look) => {
    expect(sandboxTxHash(network, 'seed')).toMatch(look)
  })

  test('each seed has its own', () => {
    expect(sandboxTxHash('btc', 'a:deposit')).toBe(sandboxTxHash('btc', 'a:deposit'))
    expect(sandboxTxHash('btc', 'a:deposit')).not.toBe(sandboxTxHash('btc', 'a:payout'))
  })
})

describe('sandboxExtraId', () => {
  test('a destination tag is a number the ledger can hold', () => {
    for (const seed of SEEDS) {
      const tag = sandboxExtraId('xrp', seed)
      expect(tag).toMatch(/^[1-9]\d{8}$/)
      expect(Number(tag)).toBeLessThan(2 ** 32)
    }
  })

  test('two exchanges never share one by construction', () => {
    expect(new Set(SEEDS.map((seed) => sandboxExtraId('xlm', seed))).size).toBe(SEEDS.length)
  })
})
