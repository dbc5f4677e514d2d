import Big from 'big.js'
import { ProviderError } from './ProviderError'
import type { OfferLimits, ProviderQuestion } from './provider'

/** An answer about another amount than was asked for is no answer. */
export function requireSameAmount(asked: string, answered: string): void {
  if (!new Big(asked).eq(answered))
    throw new ProviderError('bad_answer', { providerText: `asked for ${asked}, got ${answered}` })
}

export function requireWithin(amount: string, { min, max }: OfferLimits, side: 'from' | 'to'): void {
  if (min !== null && new Big(amount).lt(min)) throw new ProviderError('below_min', { limit: min, side })
  if (max !== null && new Big(amount).gt(max)) throw new ProviderError('above_max', { limit: max, side })
}

export const typedSide = ({ reverse }: Pick<ProviderQuestion, 'reverse'>) => (reverse ? 'to' : 'from')

/** A promise that has ended before it was made is none. */
export function requireFuture(validUntil: number): number {
  if (validUntil <= Date.now())
    throw new ProviderError('bad_answer', { providerText: 'a quote that has ended' })
  return validUntil
}
