import type { Exchange, ExchangeStatus } from './exchange'

/** From here on the payout is for what really arrived; before, and when an exchange stops, it is the one agreed on. */
const SETTLED_ON_DEPOSIT: readonly ExchangeStatus[] = ['exchanging', 'sending', 'finished']

/** Two amounts that belong together, so that a rate can be read off them; decimal strings. */
export function shownTerms(exchange: Exchange): { sent: string; got: string } {
  const { status, amountFrom, amountTo, expectedAmountFrom, expectedAmountTo } = exchange
  return SETTLED_ON_DEPOSIT.includes(status)
    ? { sent: amountFrom ?? expectedAmountFrom, got: amountTo ?? expectedAmountTo }
    : { sent: expectedAmountFrom, got: expectedAmountTo }
}
