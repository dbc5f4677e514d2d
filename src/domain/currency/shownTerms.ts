import type { ExchangeStatus } from '@/domain/exchange/exchange'

type Terms = {
  status: ExchangeStatus
  amountFrom: string | null
  amountTo: string | null
  expectedAmountFrom: string
  expectedAmountTo: string
}

/** From here on the payout is for what really arrived; before, and when an exchange stops, it is the one agreed on. */
const SETTLED_ON_DEPOSIT: readonly ExchangeStatus[] = ['exchanging', 'sending', 'finished']

export function shownTerms(exchange: Terms): { sent: string; got: string } {
  const { status, amountFrom, amountTo, expectedAmountFrom, expectedAmountTo } = exchange
  return SETTLED_ON_DEPOSIT.includes(status)
    ? { sent: amountFrom ?? expectedAmountFrom, got: amountTo ?? expectedAmountTo }
    : { sent: expectedAmountFrom, got: expectedAmountTo }
}
