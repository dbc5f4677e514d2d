import { echoOf } from '@/server/providers/echoOf'
import { depositExtraIdOf } from '@/server/providers/orderNames'
import { echoOfAddress, isPayable, plainAddress } from '@/server/providers/exchangeAddress'
import type { ProviderOrder } from '@/domain/exchange/providerOrder'
import type { CreatedOrder, ProviderContext } from '@/server/providers/provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { createdResponse, type ExolixCreated } from './exolixResponses'
import { callExolix, type ExolixSettings } from './exolixCall'
import { amountField, rateTypeOf } from './exolixQuote'
import { createRefusalOf } from './exolixRefusal'

/** Amounts go as texts, as Cake sends them. */
export async function createExolix(
  settings: ExolixSettings,
  order: ProviderOrder,
  context: ProviderContext,
): Promise<CreatedOrder> {
  const { from, to, addressTo } = order
  if (!isPayable(to, addressTo)) throw new ProviderError('address_invalid')
  const created = await callExolix(settings, context, {
    method: 'POST',
    path: '/transactions',
    body: {
      coinFrom: from.code,
      networkFrom: from.network,
      coinTo: to.code,
      networkTo: to.network,
      ...amountField(order),
      ...addressesOf(order),
      rateType: rateTypeOf(order),
      ...(order.rateKey === null ? {} : { rateId: order.rateKey }),
    },
    refusalOf: createRefusalOf(order),
    schema: createdResponse,
    isEffect: true,
  })
  return exolixOrder(order, created)
}

export function exolixOrder({ from, to, addressTo }: ProviderOrder, created: ExolixCreated): CreatedOrder {
  return {
    ref: { id: created.id, secret: null },
    depositAddress: created.depositAddress,
    depositExtraId: depositExtraIdOf({
      deposit: created.depositExtraId,
      payout: created.withdrawalExtraId,
      ofNoSide: created.anyExtraId,
    }),
    amountFrom: created.amount,
    amountTo: created.amountTo,
    echo: {
      addressTo: echoOfAddress(to, addressTo, created.withdrawalAddress),
      extraIdTo: created.withdrawalExtraId,
      from: echoOf(from, created.coinFrom.coinCode, created.coinFrom.network),
      to: echoOf(to, created.coinTo.coinCode, created.coinTo.network),
    },
    validUntil: null,
    url: `https://exolix.com/transaction/${encodeURIComponent(created.id)}`,
  }
}

const addressesOf = ({ from, to, addressTo, extraIdTo, refundAddress, refundExtraId }: ProviderOrder) => ({
  withdrawalAddress: plainAddress(to, addressTo),
  ...(extraIdTo === null ? {} : { withdrawalExtraId: extraIdTo }),
  ...(refundAddress === null ? {} : { refundAddress: plainAddress(from, refundAddress) }),
  ...(refundAddress === null || refundExtraId === null ? {} : { refundExtraId }),
})
