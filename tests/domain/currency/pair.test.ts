import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Currency } from '@/domain/currency/currency'
import { currencySpellings } from '@/domain/currency/currencySpellings'
import { hasPair, pairSetFrom, splitPair } from '@/domain/currency/pair'
import { catalogue } from '@/server/catalogue/catalogue'

describe('the set of pairs', () => {
  test('knows exactly the pairs it was made from, in their direction', () => {
    const symbol = fc.constantFrom('btc', 'eth', 'xrp', 'usdttrc20', 'btc-lightning', 'eur', '__proto__')
    const wire = fc.dictionary(symbol, fc.uniqueArray(symbol))
    fc.assert(
      fc.property(wire, symbol, symbol, (pairs, from, to) => {
        const isListed = Object.hasOwn(pairs, from) && (pairs[from] ?? []).includes(to)
        expect(hasPair(pairSetFrom(pairs), from, to)).toBe(isListed)
      }),
    )
  })

  test('a currency that only receives is no sender', () => {
    const pairs = pairSetFrom({ btc: ['eth'] })
    expect(hasPair(pairs, 'btc', 'eth')).toBe(true)
    expect(hasPair(pairs, 'eth', 'btc')).toBe(false)
  })

  test('an unknown currency has no pair', () => {
    expect(hasPair(pairSetFrom({ btc: ['eth'] }), 'btc', 'doge')).toBe(false)
    expect(hasPair(pairSetFrom({}), 'btc', 'eth')).toBe(false)
  })

  test('1,600 currencies take a bit a pair', () => {
    const symbols = Array.from({ length: 1600 }, (_, index) => `c${index}`)
    const pairs = pairSetFrom(Object.fromEntries(symbols.map((symbol) => [symbol, symbols.slice(-3)])))
    expect(pairs.bits.byteLength).toBe((1600 * 1600) / 8)
    expect(hasPair(pairs, 'c0', 'c1599')).toBe(true)
    expect(hasPair(pairs, 'c0', 'c1596')).toBe(false)
  })
})

describe('a pair in an address', () => {
  const known = new Map(['btc', 'eth', 'btc-lightning'].map((symbol) => [symbol, symbol]))
  const find = (part: string) => known.get(part)

  test.each([
    ['btc-eth', 'btc', 'eth'],
    ['BTC-ETH', 'btc', 'eth'],
    ['btc-lightning-eth', 'btc-lightning', 'eth'],
    ['eth-btc-lightning', 'eth', 'btc-lightning'],
  ])('%s names two currencies', (slug, from, to) => {
    expect(splitPair(slug, find)).toEqual({ from, to })
  })

  test.each(['', 'btc', 'btc-doge', 'doge-btc', 'btc-', '-eth'])('%j names none', (slug) => {
    expect(splitPair(slug, find)).toBeNull()
  })

  test('of any length is looked up a bounded number of times, with parts no longer than a name', () => {
    const parts: string[] = []
    const record = (part: string) => {
      parts.push(part)
      return undefined
    }
    for (const slug of ['-'.repeat(7900), 'a-'.repeat(3930), '-'.repeat(128), 'a-'.repeat(64)])
      splitPair(slug, record)
    expect(parts.length).toBeLessThan(200)
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(64)
  })

  test('is found for every spelling of the catalogue, the longest ones included', () => {
    const spellings = currencySpellings(catalogue() as unknown as Currency[])
    const [longest = ''] = [...spellings.keys()].sort((one, other) => other.length - one.length)
    const spelled = (part: string) => spellings.get(part)
    expect(longest.length).toBeGreaterThan(20)
    expect(splitPair(`btc-${longest}`, spelled)).not.toBeNull()
    expect(splitPair(`${longest}-${longest}`, spelled)).not.toBeNull()
  })
})
