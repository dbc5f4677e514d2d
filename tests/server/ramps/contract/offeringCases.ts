import { expect, test } from 'vitest'
import { RAMP_DIRECTIONS, RAMP_METHODS } from '@/domain/ramp/ramp'
import { catalogue } from '@/server/catalogue/catalogue'
import type { RampSite } from '../rampSite'

const PLAIN_DECIMAL = /^\d+(\.\d+)?$/

export function testOfferings(site: RampSite): void {
  const { fiats, coins, absent, unmatched, countries, methods, withBrokenRow } = site.harness.offerings

  test('money is matched by its ISO code, coins by network and contract', () => {
    for (const [symbol, fiat] of Object.entries(fiats)) expect(site.fiat(symbol)).toMatchObject(fiat)
    for (const [symbol, coin] of Object.entries(coins)) expect(site.coin(symbol)).toMatchObject(coin)
    for (const symbol of absent) {
      expect(site.offerings.fiats.has(symbol), symbol).toBe(false)
      expect(site.offerings.coins.has(symbol), symbol).toBe(false)
    }
    const reasons = site.offerings.unmatched.map(({ code, network, reason }) => ({ code, network, reason }))
    expect(reasons).toEqual(expect.arrayContaining(unmatched.map((one) => one)))
  })
  test('every currency stands under the symbol of the catalogue, with its digits', () => {
    const known = new Map(catalogue().map((one) => [one.symbol, one]))
    for (const [symbol, fiat] of site.offerings.fiats) {
      expect(fiat.symbol).toBe(symbol)
      expect(known.get(symbol)).toMatchObject({ isFiat: true, fullInfo: { precision: fiat.digits } })
    }
    for (const [symbol, coin] of site.offerings.coins) {
      expect(coin.symbol).toBe(symbol)
      expect(known.get(symbol)?.isFiat).toBe(false)
    }
  })
  test('countries are codes of ISO 3166, or not said', () => {
    if (countries === null) {
      expect(site.offerings.countries).toBeNull()
      return
    }
    for (const code of site.offerings.countries?.keys() ?? []) expect(code).toMatch(/^[A-Z]{2}$/)
    for (const [code, country] of Object.entries(countries))
      expect(site.offerings.countries?.get(code), code).toEqual(country)
  })
  test.each(methods)(
    'in $country one can $direction $coin with $fiat by $methods',
    ({ direction, country, fiat, coin, methods: expected }) => {
      const routes = site.offerings.routes(direction, country, site.fiat(fiat), site.coin(coin))
      expect(routes.map(({ method }) => method)).toEqual(expected)
    },
  )
  test('methods have plain limits and times', () => {
    for (const { method, limits, minutes } of everyRoute(site)) {
      expect(RAMP_METHODS).toContain(method)
      for (const limit of [limits?.min, limits?.max]) if (limit) expect(limit).toMatch(PLAIN_DECIMAL)
      if (minutes) expect(minutes[0]).toBeLessThanOrEqual(minutes[1])
    }
  })
  test('a coin with a memo cannot be bought where none can be named', () => {
    if (site.ramp.profile.takesExtraId) return
    for (const coin of site.offerings.coins.values())
      for (const fiat of site.offerings.fiats.values())
        if (coin.memo === 'required') expect(site.offerings.routes('buy', null, fiat, coin)).toEqual([])
  })
  if (!withBrokenRow) return
  test('a row that cannot be read does not take the others with it', async () => {
    site.answer(withBrokenRow)
    const read = await site.ramp.offerings(catalogue(), site.context())
    expect([...read.coins.keys()]).toEqual(expect.arrayContaining(Object.keys(coins)))
    expect([...read.fiats.keys()]).toEqual(expect.arrayContaining(Object.keys(fiats)))
  })
}

const everyRoute = ({ offerings }: RampSite) =>
  RAMP_DIRECTIONS.flatMap((direction) =>
    [...offerings.fiats.values()].flatMap((fiat) =>
      [...offerings.coins.values()].flatMap((coin) => offerings.routes(direction, null, fiat, coin)),
    ),
  )
