import type { ExchangeOrder } from '@/contract/exchanges'
import type { OrderTerms } from '@/server/market/OrderCheck'
import type { SignedIn } from '@/server/signIns/accessToken'
import type { ScreenedAddress, ScreenedRequest } from './Screening'

export function screenedOrder(
  order: ExchangeOrder,
  { from, to }: Pick<OrderTerms, 'from' | 'to'>,
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
    caller,
  }
}
