import type { RampDirection } from '@/domain/ramp/ramp'
import { COUNTRIES } from './countries'
import { mayServe } from './mayServe'
import { knownOfferings } from './offerings'
import type { Ramp, RampOfferings } from './ramp'

type Pair = { direction: RampDirection; fiat: string; coin: string }

const keyOf = ({ direction, fiat, coin }: Pair) => `${direction} ${fiat} ${coin}`

const pairs = new WeakMap<RampOfferings, ReadonlySet<string>>()

/** Where the operator allows it and the ramp says that it serves them. */
const openCountries = (ramp: Pick<Ramp, 'id'>, direction: RampDirection, { countries }: RampOfferings) =>
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

/** By symbol: what stands in a pair of this direction. */
export function coinsOf(
  ramp: Ramp,
  offerings: RampOfferings,
  direction: RampDirection,
  side: 'fiat' | 'coin',
): ReadonlySet<string> {
  const ofOfferings = symbols.get(offerings) ?? new Map<string, ReadonlySet<string>>()
  symbols.set(offerings, ofOfferings)
  const key = `${direction} ${side}`
  const known = ofOfferings.get(key)
  if (known) return known
  const parts = [...pairsOf(ramp, offerings)].map((pair) => pair.split(' '))
  const found = new Set(
    parts.flatMap(([way, fiat = '', coin = '']) =>
      way === direction ? [side === 'fiat' ? fiat : coin] : [],
    ),
  )
  ofOfferings.set(key, found)
  return found
}

const symbols = new WeakMap<RampOfferings, Map<string, ReadonlySet<string>>>()

/** Whether it stands in any pair of them. */
export const isOnRamp = (ramps: readonly Ramp[], { symbol, isFiat }: { symbol: string; isFiat: boolean }) =>
  ramps.some((ramp) => {
    const offerings = knownOfferings(ramp)
    const side = isFiat ? 'fiat' : 'coin'
    return (
      offerings !== null &&
      (['buy', 'sell'] as const).some((way) => coinsOf(ramp, offerings, way, side).has(symbol))
    )
  })
