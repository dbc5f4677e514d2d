import { createSelector } from '@reduxjs/toolkit'
import type { RampOptions } from '@/contract/ramps'
import type { RampPlace } from '@/domain/exchange/quote'
import type { Currency } from '@/domain/currency/currency'
import type { RampDirection } from '@/domain/ramp/ramp'
import type { Site } from '@/domain/site/site'
import { selectFrom, selectTo, type WithExchange } from '@/store/slices/exchangeSlice'
import { selectRampPlace, type WithRamp } from '@/store/slices/rampSlice'
import { selectSite } from '@/store/slices/siteSlice'

export type WithRampPair = WithExchange & WithRamp & { site: Site }

export type RampPair = { direction: RampDirection; fiat: Currency; coin: Currency }

/** Null where no ramp is needed: both sides are coins, or the back end has its own way. */
export const selectRampPair = createSelector(
  [selectFrom, selectTo, (state: WithRampPair) => selectSite(state).hasRamps ?? false],
  (from, to, hasRamps): RampPair | null => {
    if (!hasRamps || !from || !to || from.isFiat === to.isFiat) return null
    return from.isFiat
      ? { direction: 'buy', fiat: from, coin: to }
      : { direction: 'sell', fiat: to, coin: from }
  },
)

/** What has to be known or changed before offers are requested. `nowhere`: nobody serves this visitor at all. */
export type RampHold = 'loading' | 'failed' | 'nowhere' | 'country' | 'unserved' | 'state'

export const selectRampHold = createSelector(
  [selectRampPair, selectRampPlace, (state: WithRampPair) => state.ramp],
  (pair, place, { options, hasFailed }): RampHold | null => {
    if (!pair) return null
    if (!options) return hasFailed ? 'failed' : 'loading'
    return rampHoldOf(options, pair.direction, place)
  },
)

/** Nothing is on its way until the visitor changes something. */
export const selectIsHeld = (state: WithRampPair): boolean => {
  const hold = selectRampHold(state)
  return hold !== null && hold !== 'loading'
}

export function rampHoldOf(
  options: RampOptions,
  direction: RampDirection,
  place: RampPlace,
): RampHold | null {
  const served = options.countries.filter((country) => country[direction].length > 0)
  if (served.length === 0) return 'nowhere'
  if (place.country === '') return 'country'
  const country = served.find(({ code }) => code === place.country)
  if (!country) return 'unserved'
  if (!country.states || country.states.includes(place.state)) return null
  return place.state === '' ? 'state' : 'unserved'
}
