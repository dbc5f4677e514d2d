import type { StoredExchange } from '@/server/database/schema'
import type { DepositPlace } from '@/domain/exchange/providerOrder'
import { nextReadAt } from '@/server/exchanges/nextReadAt'
import { orderMetrics } from '@/server/exchanges/orderMetrics'
import type { CreatedOrder } from '@/server/providers/provider'

/** The order stands at these amounts, and its deposit may be made. */
export function acceptedOrder(
  exchange: StoredExchange,
  created: DepositPlace & Pick<CreatedOrder, 'amountFrom' | 'amountTo'>,
  now: number,
): StoredExchange {
  const next: StoredExchange = {
    ...exchange,
    status: 'waiting',
    creation: 'made',
    issue: null,
    providerUrl: secureUrl(created.url),
    addressFrom: created.depositAddress.trim(),
    extraIdFrom: created.depositExtraId,
    expectedAmountFrom: created.amountFrom,
    expectedAmountTo: created.amountTo,
    priceRecord: exchange.priceRecord && {
      ...exchange.priceRecord,
      amountFrom: created.amountFrom,
      amountTo: created.amountTo,
    },
    validUntil: created.validUntil ?? exchange.validUntil,
    updatedAt: now,
    readAt: now,
    leasedUntil: null,
  }
  orderMetrics().created.inc({ provider: exchange.provider, outcome: 'made' })
  return { ...next, dueAt: nextReadAt(next, now) }
}

/** It becomes a link. */
function secureUrl(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null
  return new URL(url).protocol === 'https:' ? url : null
}
