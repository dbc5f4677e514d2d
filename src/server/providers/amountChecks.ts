import Big from 'big.js'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { ProviderQuestion } from '@/domain/exchange/providerOrder'
import type { OfferLimits } from './provider'

/** Providers round to places of their own. */
const ROUNDING = new Big('0.000001')

export function requireSameAmount(requested: string, received: string): void {
  if (new Big(requested).minus(received).abs().gt(new Big(requested).times(ROUNDING)))
    throw new ProviderError('bad_answer', { providerText: `requested ${requested}, received ${received}` })
}

export function requireWithin(amount: string, { min, max }: OfferLimits, side: 'from' | 'to'): void {
  if (min !== null && new Big(amount).lt(min)) throw new ProviderError('below_min', { limit: min, side })
  if (max !== null && new Big(amount).gt(max)) throw new ProviderError('above_max', { limit: max, side })
}

export const typedSide = ({ reverse }: Pick<ProviderQuestion, 'reverse'>) => (reverse ? 'to' : 'from')

export function requireFuture(validUntil: number): number {
  if (validUntil <= Date.now())
    throw new ProviderError('bad_answer', { providerText: 'a quote that has ended' })
  return validUntil
}
