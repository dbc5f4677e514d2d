import type { RampDirection } from '@/domain/ramp/ramp'
import { COUNTRIES } from './countries'
import { mayServe } from './mayServe'
import { knownOfferings } from './offerings'
import type { Ramp, RampOfferings } from './ramp'

type Pair = { direction: RampDirection; fiat: string; coin: string }

const keyOf = ({ direction, fiat, coin }: Pair) => `${direction} ${fiat} ${coin}`

const pairs = new WeakMap<RampOfferings, ReadonlySet<string>>()

/** Where the operator allows it and the ramp says that it serves them. */
export const openCountries = (
  ramp: Pick<Ramp, 'id'>,
  direction: RampDirection,
  { countries }: RampOfferings,
) =>
  COUNTRIES.filter(
    (country) => (countries === null || countries.get(country)?.[direction]) && mayServe(ramp, country, null),
  )

function pairsOf(ramp: Ramp, offerings: RampOfferings): ReadonlySet<string> {
  const known = pairs.get(offerings)
  if (known) return known
  const found = new Set<string>()
  for (const direction of ['buy', 'sell'] as const) {
    const countries = openCountries(ramp, direction, offerings)
    for (const fiat of offerings.fiats.values())
      for (const coin of offerings.coins.values()) {
        if (offerings.routes(direction, null, fiat, coin).length === 0) continue
        const isOpen = countries.some(
          (country) => offerings.routes(direction, country, fiat, coin).length > 0,
        )
        if (isOpen) found.add(keyOf({ direction, fiat: fiat.symbol, coin: coin.symbol }))
      }
  }
  pairs.set(offerings, found)
  return found
}

/** By the last lists: whether one of them has a way for it in a country where it may be offered. */
export const isRampPair = (ramps: readonly Ramp[], pair: Pair): boolean =>
  ramps.some((ramp) => {
    const offerings = knownOfferings(ramp)
    return offerings !== null && pairsOf(ramp, offerings).has(keyOf(pair))
  })

/** Whether it stands in any pair of them. */
export const isOnRamp = (ramps: readonly Ramp[], symbol: string): boolean =>
  ramps.some((ramp) => {
    const offerings = knownOfferings(ramp)
    if (!offerings) return false
    return symbolsOf(ramp, offerings).has(symbol)
  })

const symbols = new WeakMap<RampOfferings, ReadonlySet<string>>()

function symbolsOf(ramp: Ramp, offerings: RampOfferings): ReadonlySet<string> {
  const known = symbols.get(offerings)
  if (known) return known
  const found = new Set([...pairsOf(ramp, offerings)].flatMap((key) => key.split(' ').slice(1)))
  symbols.set(offerings, found)
  return found
}
