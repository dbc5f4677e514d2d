import type { RampOptions, ramps as contract } from '@/contract/ramps'
import { RAMP_METHODS, type RampDirection, type RampMethod } from '@/domain/ramp/ramp'
import { catalogue } from '@/server/catalogue/catalogue'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { callerCountry } from '@/server/market/callerCountry'
import { usedRamps } from '@/server/market/usedRamps'
import { COUNTRIES } from '@/server/ramps/countries'
import { mayServe } from '@/server/ramps/mayServe'
import { offeringsOf } from '@/server/ramps/offerings'
import type { Ramp, RampOfferings } from '@/server/ramps/ramp'
import { coinsOf } from '@/server/ramps/rampPairs'

export const getRampOptions: ApiHandler<typeof contract.options> = async ({ headers }) => {
  const country = callerCountry(headers)
  const known = await Promise.all(
    (await usedRamps()).map(async (ramp) => ({ ramp, offerings: await offeringsOf(ramp) })),
  )
  const used = known.flatMap(({ ramp, offerings }) => (offerings ? [{ ramp, offerings }] : []))
  return { result: optionsOf(used, country), headers: { 'Cache-Control': 'private, max-age=60' } }
}

type Used = { ramp: Ramp; offerings: RampOfferings }

function optionsOf(used: readonly Used[], caller: string | null): RampOptions {
  const countries = COUNTRIES.flatMap((code) => {
    const open = used.filter(({ ramp }) => mayServe(ramp, code, caller))
    const buy = methodsIn(open, 'buy', code)
    const sell = methodsIn(open, 'sell', code)
    return buy.length + sell.length > 0 ? [{ code, states: statesIn(open, code), buy, sell }] : []
  })
  const served = countries.length > 0 ? used : []
  return {
    countries,
    fiats: { buy: symbolsIn(served, 'buy', 'fiat'), sell: symbolsIn(served, 'sell', 'fiat') },
    coins: { buy: symbolsIn(served, 'buy', 'coin'), sell: symbolsIn(served, 'sell', 'coin') },
    country: caller,
  }
}

/** Coins whose methods are looked at: those of others are the same, and a list has hundreds. */
const LOOKED_AT = 6

const methods = new WeakMap<RampOfferings, Map<string, ReadonlySet<RampMethod>>>()

function methodsOf(offerings: RampOfferings, direction: RampDirection, country: string) {
  const ofOfferings = methods.get(offerings) ?? new Map<string, ReadonlySet<RampMethod>>()
  methods.set(offerings, ofOfferings)
  const key = `${direction} ${country}`
  const known = ofOfferings.get(key)
  if (known) return known
  const coins = catalogue()
    .flatMap(({ symbol }) => offerings.coins.get(symbol) ?? [])
    .slice(0, LOOKED_AT)
  const isServed = offerings.countries === null || offerings.countries.get(country)?.[direction] === true
  const found = new Set(
    isServed
      ? [...offerings.fiats.values()].flatMap((fiat) =>
          coins.flatMap((coin) =>
            offerings.routes(direction, country, fiat, coin).map(({ method }) => method),
          ),
        )
      : [],
  )
  ofOfferings.set(key, found)
  return found
}

/** In the order of the port, so that a form lists them alike everywhere. */
function methodsIn(used: readonly Used[], direction: RampDirection, country: string): RampMethod[] {
  const found = new Set(used.flatMap(({ offerings }) => [...methodsOf(offerings, direction, country)]))
  return RAMP_METHODS.filter((method) => found.has(method))
}

/** Null where one ramp at least wants none to be named. */
function statesIn(used: readonly Used[], country: string): string[] | null {
  const lists = used.map(({ offerings }) => offerings.countries?.get(country)?.states ?? null)
  if (lists.every((states) => states === null)) return null
  return [...new Set(lists.flatMap((states) => [...(states ?? [])]))].sort()
}

const symbolsIn = (used: readonly Used[], direction: RampDirection, side: 'fiat' | 'coin'): string[] => {
  const found = new Set(used.flatMap(({ ramp, offerings }) => [...coinsOf(ramp, offerings, direction, side)]))
  return catalogue().flatMap(({ symbol, enabled }) => (enabled && found.has(symbol) ? [symbol] : []))
}
