import Big from 'big.js'
import type { ramps as contract } from '@/contract/ramps'
import type { RampWays } from '@/contract/rampWays'
import { RAMP_DIRECTIONS, type RampDirection, type RampMethod } from '@/domain/ramp/ramp'
import { catalogue, findByTicker } from '@/server/catalogue/catalogue'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { callerCountry } from '@/server/market/callerCountry'
import { rampInfo } from '@/server/market/rampInfo'
import { usedRamps } from '@/server/market/usedRamps'
import { COUNTRIES } from '@/server/ramps/countries'
import { mayServe } from '@/server/ramps/mayServe'
import { offeringsOf } from '@/server/ramps/offerings'
import type { Ramp, RampOfferings, RampRoute } from '@/server/ramps/ramp'

export const getRampList: ApiHandler<typeof contract.list> = async ({ query, headers }) => {
  const caller = callerCountry(headers)
  const listed = await Promise.all(
    (await usedRamps()).map(async (ramp) => {
      const offerings = await offeringsOf(ramp)
      return offerings ? waysOf(ramp, offerings, query, caller) : []
    }),
  )
  return { result: listed.flat(), headers: { 'Cache-Control': 'private, max-age=60' } }
}

type Query = Parameters<ApiHandler<typeof contract.list>>[0]['query']

/** None where it serves nothing of what is wanted, or nobody there. */
function waysOf(ramp: Ramp, offerings: RampOfferings, query: Query, caller: string | null): RampWays[] {
  const ways = RAMP_DIRECTIONS.flatMap((direction) => {
    const countries = COUNTRIES.filter(
      (code) =>
        (offerings.countries === null || offerings.countries.get(code)?.[direction]) &&
        mayServe(ramp, code, caller),
    )
    const methods = countries.length === 0 ? [] : methodsOf(offerings, direction, query)
    return methods.map((method) => ({ direction, countries, ...method }))
  })
  return ways.length === 0 ? [] : [{ ramp: rampInfo(ramp), ways }]
}

/** Coins whose ways are looked at where none is named: those of others are the same, and a list has hundreds. */
const LOOKED_AT = 6

type Found = { method: RampMethod; minutes: RampRoute['minutes']; limits: Map<string, RampRoute['limits']> }

function methodsOf({ fiats, coins, routes }: RampOfferings, direction: RampDirection, query: Query) {
  const wantedFiat = query.fiat === '' ? null : (findByTicker(query.fiat, '')?.symbol ?? '')
  const wantedCoin = query.ticker === '' ? null : (findByTicker(query.ticker, query.network)?.symbol ?? '')
  const order = catalogue().map(({ symbol }) => symbol)
  const lookedAt = order.flatMap((symbol) => coins.get(symbol) ?? [])
  const chosen = wantedCoin === null ? lookedAt.slice(0, LOOKED_AT) : [coins.get(wantedCoin) ?? []].flat()
  const found = new Map<RampMethod, Found>()
  for (const fiat of order.flatMap((symbol) => fiats.get(symbol) ?? [])) {
    if (wantedFiat !== null && fiat.symbol !== wantedFiat) continue
    for (const coin of chosen)
      for (const { method, limits, minutes } of routes(direction, null, fiat, coin)) {
        const known: Found = found.get(method) ?? { method, minutes, limits: new Map() }
        known.limits.set(fiat.symbol, wider(known.limits.get(fiat.symbol), limits))
        found.set(method, known)
      }
  }
  return [...found.values()].map(({ method, minutes, limits }) => ({
    method,
    minutes,
    fiats: [...limits].map(([symbol, limit]) => ({
      symbol,
      min: limit?.min ?? null,
      max: limit?.max ?? null,
    })),
  }))
}

/** The lowest minimum and the highest maximum; one that is not said stays so. */
function wider(known: RampRoute['limits'] | undefined, limits: RampRoute['limits']): RampRoute['limits'] {
  if (known === undefined) return limits
  if (known === null || limits === null) return null
  const pick = (one: string | null, other: string | null, isLeast: boolean) =>
    one === null || other === null ? null : new Big(one).lt(other) === isLeast ? one : other
  return { min: pick(known.min, limits.min, true), max: pick(known.max, limits.max, false) }
}
