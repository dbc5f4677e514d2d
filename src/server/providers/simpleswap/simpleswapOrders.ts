import type { ProviderOrder } from '@/domain/exchange/providerOrder'
import { ProviderError } from '@/server/outbound/ProviderError'
import { echoOf } from '@/server/providers/echoOf'
import { echoOfAddress, isPayable, plainAddress } from '@/server/providers/exchangeAddress'
import { depositExtraIdOf } from '@/server/providers/orderNames'
import type { CreatedOrder, OrderRef, ProviderContext, ProviderState } from '@/server/providers/provider'
import { callSimpleswap, simpleswapRefusal, type SimpleswapSettings } from './simpleswapCall'
import { createdResponse, exchangeResponse } from './simpleswapResponses'
import { simpleswapState } from './simpleswapState'

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

export async function readSimpleswap(
  settings: SimpleswapSettings,
  { id }: OrderRef,
  context: ProviderContext,
): Promise<ProviderState> {
  // Without an id the path is that of a list.
  if (id === '') throw new ProviderError('not_found')
  const path = `/exchanges/${encodeURIComponent(id)}`
  const { result } = await callSimpleswap(settings, context, { path, schema: exchangeResponse })
  return simpleswapState(result)
}
