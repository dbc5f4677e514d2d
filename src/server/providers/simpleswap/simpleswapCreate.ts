import { echoOf } from '@/server/providers/echoOf'
import { depositExtraIdOf } from '@/server/providers/orderNames'
import { echoOfAddress, isPayable, plainAddress } from '@/server/providers/exchangeAddress'
import type { ProviderOrder } from '@/domain/exchange/providerOrder'
import type { CreatedOrder, ProviderContext } from '@/server/providers/provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { createdResponse } from './simpleswapResponses'
import { callSimpleswap, type SimpleswapSettings } from './simpleswapCall'
import { simpleswapRefusal } from './simpleswapRefusal'

export async function createSimpleswap(
  settings: SimpleswapSettings,
  order: ProviderOrder,
  context: ProviderContext,
): Promise<CreatedOrder> {
  const { from, to, addressTo, extraIdTo, fixed, rateKey } = order
  if (!isPayable(to, addressTo)) throw new ProviderError('address_invalid')
  if (to.memo === 'required' && extraIdTo === null) throw new ProviderError('extra_id_required')
  if (fixed && rateKey === null) throw new ProviderError('rate_expired')
  const { result } = await callSimpleswap(settings, context, {
    method: 'POST',
    path: '/exchanges',
    body: bodyOf(order),
    refusalOf: simpleswapRefusal(order),
    schema: createdResponse,
    isEffect: true,
  })
  const id = result.publicId ?? result.id
  if (id === null) throw new ProviderError('outcome_unknown', { providerText: 'an order without an id' })
  return {
    ref: { id, secret: null },
    depositAddress: result.addressFrom,
    depositExtraId: depositExtraIdOf({
      deposit: result.extraIdFrom,
      payout: result.extraIdTo,
      ofNoSide: result.anyExtraId,
    }),
    amountFrom: result.amountFrom,
    amountTo: result.amountTo,
    echo: {
      addressTo: echoOfAddress(to, addressTo, result.addressTo),
      extraIdTo: result.extraIdTo,
      from: echoOf(from, result.tickerFrom, result.networkFrom),
      to: echoOf(to, result.tickerTo, result.networkTo),
    },
    validUntil: result.validUntil,
    url: `https://simpleswap.io/exchange?id=${encodeURIComponent(id)}`,
  }
}

/** Empty for none, as their website sends it; no fee of ours. */
const bodyOf = ({ from, to, amount, reverse, fixed, rateKey, ...order }: ProviderOrder) => ({
  tickerFrom: from.code,
  networkFrom: from.network,
  tickerTo: to.code,
  networkTo: to.network,
  amount,
  reverse,
  fixed,
  addressTo: plainAddress(to, order.addressTo),
  extraIdTo: order.extraIdTo ?? '',
  userRefundAddress: order.refundAddress === null ? '' : plainAddress(from, order.refundAddress),
  userRefundExtraId: order.refundExtraId ?? '',
  rateId: rateKey,
  customFee: null,
})
