import { sharePart } from '@/domain/money/amount'
import { ENDED_STATUSES, type ExchangeStatus } from '@/domain/exchange/exchange'

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

/** In a list, where one amount stands for what was sent: of an ended exchange the deposit that arrived. */
export function listedTerms(exchange: Terms): { sent: string; got: string; isAbout: boolean } {
  const terms = shownTerms(exchange)
  const hasEnded = ENDED_STATUSES.includes(exchange.status)
  return { ...terms, sent: (hasEnded ? exchange.amountFrom : null) ?? terms.sent }
}

/** The deposit as it was sent back, where the amount is known. A simulated refund has no fee; of others no provider says what was deducted. */
export const refundSent = (exchange: Refund): string | null =>
  exchange.sandbox && exchange.status === 'refunded' ? exchange.amountFrom : null

type Refund = { sandbox: boolean; status: ExchangeStatus; amountFrom: string | null }

/** Its deposit is another one than agreed, or came late: the quote no longer holds, and its owner has to choose. */
export const isQuoteOver = ({ status, issue }: { status: ExchangeStatus; issue: string | null }): boolean =>
  status === 'verifying' && issue !== null && OVER.includes(issue)

const OVER: readonly string[] = ['deposit_too_small', 'deposit_too_large', 'deposit_late']
