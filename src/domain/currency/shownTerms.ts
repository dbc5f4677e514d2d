import { sharePart } from '@/domain/money/amount'
import type { ExchangeStatus } from '@/domain/exchange/exchange'

type Terms = {
  type: 'fixed' | 'floating'
  status: ExchangeStatus
  amountFrom: string | null
  amountTo: string | null
  expectedAmountFrom: string
  expectedAmountTo: string
  requote?: { amountTo: string | null } | null | undefined
}

/** From here on the payout is for what really arrived; before, and when an exchange stops, it is the one agreed on. */
const SETTLED_ON_DEPOSIT: readonly ExchangeStatus[] = ['exchanging', 'sending', 'finished']

/** `isAbout`: what is got may still differ. */
export function shownTerms(exchange: Terms): { sent: string; got: string; isAbout: boolean } {
  const { type, status, amountFrom, amountTo, expectedAmountFrom, expectedAmountTo, requote } = exchange
  const isFloating = type !== 'fixed'
  if (!SETTLED_ON_DEPOSIT.includes(status))
    return { sent: expectedAmountFrom, got: expectedAmountTo, isAbout: isFloating }
  const sent = amountFrom ?? expectedAmountFrom
  return {
    sent,
    got: amountTo ?? requote?.amountTo ?? sharePart(expectedAmountTo, sent, expectedAmountFrom),
    isAbout: amountTo === null && (isFloating || Boolean(requote) || sent !== expectedAmountFrom),
  }
}

/** Its deposit is another one than agreed, or came late: the quote no longer holds, and its owner has to choose. */
export const isQuoteOver = ({ status, issue }: { status: ExchangeStatus; issue: string | null }): boolean =>
  status === 'verifying' && issue !== null && OVER.includes(issue)

const OVER: readonly string[] = ['deposit_too_small', 'deposit_too_large', 'deposit_late']
