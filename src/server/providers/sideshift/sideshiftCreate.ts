import { echoOf } from '@/server/providers/echoOf'
import { depositExtraIdOf } from '@/server/providers/orderNames'
import type { ProviderOrder } from '@/domain/exchange/providerOrder'
import type { CreatedOrder, ProviderContext } from '@/server/providers/provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { createdResponse } from './sideshiftResponses'
import { callForVisitor, type SideshiftSettings } from './sideshiftCall'
import { checkSideshiftAddress } from './checkSideshiftAddress'

/** `externalId` comes back in the shift; whether a repeated one is refused is not known. */
export async function createSideshift(
  settings: SideshiftSettings,
  order: ProviderOrder,
  context: ProviderContext,
): Promise<CreatedOrder> {
  const { from, to, fixed, rateKey } = order
  if (checkSideshiftAddress(to, order.addressTo) === 'invalid') throw new ProviderError('address_invalid')
  if (fixed && rateKey === null) throw new ProviderError('rate_expired')
  const created = await callForVisitor(settings, context, {
    path: fixed ? '/shifts/fixed' : '/shifts/variable',
    body: {
      ...addressesOf(order),
      affiliateId: settings.affiliateId,
      ...(fixed ? { quoteId: rateKey } : pairOf(order)),
    },
    schema: createdResponse,
    asked: order,
    isEffect: true,
  })
  if (created.externalId !== null && created.externalId !== order.orderKey)
    throw new ProviderError('outcome_unknown', { providerText: 'the order of another call' })
  return {
    ref: { id: created.id, secret: null },
    depositAddress: created.depositAddress,
    depositExtraId: depositExtraIdOf({
      deposit: created.depositMemo,
      payout: created.settleMemo,
      ofNoSide: created.anyExtraId,
    }),
    amountFrom: created.depositAmount ?? order.expectedFrom,
    amountTo: created.settleAmount ?? order.expectedTo,
    echo: {
      addressTo: created.settleAddress,
      extraIdTo: created.settleMemo,
      from: echoOf(from, created.depositCoin, created.depositNetwork, ['mainnet']),
      to: echoOf(to, created.settleCoin, created.settleNetwork, ['mainnet']),
    },
    validUntil: created.expiresAt,
    url: `https://sideshift.ai/orders/${encodeURIComponent(created.id)}`,
  }
}

const addressesOf = ({ addressTo, extraIdTo, refundAddress, refundExtraId, orderKey }: ProviderOrder) => ({
  settleAddress: addressTo,
  ...(extraIdTo === null ? {} : { settleMemo: extraIdTo }),
  ...(refundAddress === null ? {} : { refundAddress }),
  ...(refundAddress === null || refundExtraId === null ? {} : { refundMemo: refundExtraId }),
  externalId: orderKey,
})

const pairOf = ({ from, to }: ProviderOrder) => ({
  depositCoin: from.code,
  depositNetwork: from.network,
  settleCoin: to.code,
  settleNetwork: to.network,
})
