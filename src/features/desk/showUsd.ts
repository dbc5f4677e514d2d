import { fullAmount, roundTo } from '@/domain/money/amount'

/** Of US dollars, in whole cents. */
export const showUsd = (amount: string): string => `$${fullAmount(roundTo(amount, 2), 'en')}`
