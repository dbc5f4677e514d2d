import type { RampPlace } from '@/domain/exchange/quote'
import { RAMP_METHODS } from '@/domain/ramp/ramp'
import { readStored, store } from './storage'

/** As `US,NY,card`; null: nothing was chosen on this device. */
export function storedRampPlace(): RampPlace | null {
  const [country = '', state = '', way] = (readStored('rampPlace') ?? '').split(',')
  if (!/^[A-Z]{2}$/.test(country) || !/^[A-Z0-9]{0,3}$/.test(state)) return null
  return { country, state, method: RAMP_METHODS.find((method) => method === way) ?? '' }
}

export const storeRampPlace = ({ country, state, method }: RampPlace): void =>
  store('rampPlace', [country, state, method].join(','))
