import type { ProviderOrder } from '@/domain/exchange/providerOrder'
import { ProviderError } from '@/server/outbound/ProviderError'
import { toPercent } from '@/domain/money/commission'
import { echoOf } from '@/server/providers/echoOf'
import { echoOfAddress, isPayable, plainAddress } from '@/server/providers/exchangeAddress'
import { depositExtraIdOf } from '@/server/providers/orderNames'
import type { CreatedOrder, OrderRef, ProviderContext, ProviderState } from '@/server/providers/provider'
import { callTemplate, templateRefusal, type TemplateSettings } from './templateCall'
import { createdResponse, orderResponse } from './templateResponses'
import { templateState } from './templateState'

export async function createTemplate(
  settings: TemplateSettings,
  order: ProviderOrder,
  context: ProviderContext,
): Promise<CreatedOrder> {
  const { from, to, amount, addressTo, extraIdTo, orderKey, basisPoints } = order
  if (!isPayable(to, addressTo)) throw new ProviderError('address_invalid')
  const created = await callTemplate(settings, context, {
    method: 'POST',
    path: '/orders',
    body: {
      from: from.code,
      to: to.code,
      amount,
      address: plainAddress(to, addressTo),
      tagTo: extraIdTo,
      ...refundOf(order),
      reference: orderKey,
      fee: toPercent(basisPoints),
    },
    refusalOf: templateRefusal(order),
    schema: createdResponse,
    isEffect: true,
  })
  return {
    ref: { id: created.id, secret: null },
    depositAddress: created.deposit,
    depositExtraId: depositExtraIdOf({
      deposit: created.depositTag,
      payout: created.tagTo,
      ofNoSide: created.anyExtraId,
    }),
    amountFrom: amount,
    amountTo: created.receive,
    echo: {
      addressTo: echoOfAddress(to, addressTo, created.address),
      extraIdTo: created.tagTo,
      from: echoOf(from, created.from, null),
      to: echoOf(to, created.to, null),
    },
    validUntil: null,
    url: null,
  }
}

const refundOf = ({ from, refundAddress, refundExtraId }: ProviderOrder) =>
  refundAddress === null ? {} : { refund: plainAddress(from, refundAddress), refundTag: refundExtraId }

export async function readTemplate(
  settings: TemplateSettings,
  { id }: OrderRef,
  context: ProviderContext,
): Promise<ProviderState> {
  const path = `/orders/${encodeURIComponent(id)}`
  return templateState(await callTemplate(settings, context, { path, schema: orderResponse }))
}
