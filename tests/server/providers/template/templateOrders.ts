import type { ProviderOrder } from '@/domain/exchange/providerOrder'
import { echoOf } from '@/server/providers/echoOf'
import type { CreatedOrder, OrderRef, ProviderContext, ProviderState } from '@/server/providers/provider'
import { callTemplate, type TemplateSettings } from './templateCall'
import { createdResponse, orderResponse } from './templateResponses'
import { templateState } from './templateState'

export async function createTemplate(
  settings: TemplateSettings,
  { from, to, amount, addressTo, extraIdTo, orderKey }: ProviderOrder,
  context: ProviderContext,
): Promise<CreatedOrder> {
  const order = await callTemplate(settings, context, {
    method: 'POST',
    path: '/orders',
    body: {
      from: from.code,
      to: to.code,
      amount,
      address: addressTo,
      tag: extraIdTo,
      reference: orderKey,
    },
    schema: createdResponse,
    isEffect: true,
  })
  return {
    ref: { id: order.id, secret: null },
    depositAddress: order.deposit,
    depositExtraId: order.tag,
    amountFrom: amount,
    amountTo: order.receive,
    echo: {
      addressTo: order.address,
      extraIdTo: order.tagTo,
      from: echoOf(from, order.from, null),
      to: echoOf(to, order.to, null),
    },
    validUntil: null,
    url: null,
  }
}

export async function readTemplate(
  settings: TemplateSettings,
  { id }: OrderRef,
  context: ProviderContext,
): Promise<ProviderState> {
  const path = `/orders/${encodeURIComponent(id)}`
  return templateState(await callTemplate(settings, context, { path, schema: orderResponse }))
}
