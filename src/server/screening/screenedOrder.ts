import type { ExchangeOrder } from '@/contract/exchanges'
import { tickerOf } from '@/domain/currency/currency'
import type { OrderTerms } from '@/server/market/OrderCheck'
import type { SignedIn } from '@/server/kernel/SignedIn'
import type { ScreenedAddress, ScreenedRequest } from './Screening'

export function screenedOrder(
  order: ExchangeOrder,
  { from, to, expectedAmountFrom, expectedAmountTo }: OrderTerms,
  signedIn: SignedIn | null,
  caller: string,
): ScreenedRequest {
  const { addressTo, userRefundAddress, unregEmail } = order
  const recipient: ScreenedAddress = { role: 'recipient', network: to.network, address: addressTo }
  const refund: ScreenedAddress = { role: 'refund', network: from.network, address: userRefundAddress }
  return {
    purpose: 'exchange',
    customerId: signedIn?.customer.id ?? null,
    emails: [signedIn?.customer.email ?? '', unregEmail].filter(Boolean),
    addresses: [recipient, refund].filter(({ address }) => address !== ''),
    amounts: [
      { side: 'send', ticker: tickerOf(from), network: from.network, amount: expectedAmountFrom },
      { side: 'receive', ticker: tickerOf(to), network: to.network, amount: expectedAmountTo },
    ],
    caller,
  }
}
