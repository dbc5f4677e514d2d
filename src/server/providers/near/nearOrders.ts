import type * as z from 'zod/mini'
import type { ProviderOrder } from '@/domain/exchange/providerOrder'
import { ProviderError } from '@/server/outbound/ProviderError'
import { callProvider } from '@/server/outbound/callProvider'
import { fromBaseUnits } from '@/server/providers/baseUnits'
import { earliest } from '@/server/providers/earliest'
import type { CreatedOrder, OrderRef, ProviderContext, ProviderState } from '@/server/providers/provider'
import type { NearCall } from './nearCall'
import { precisionOf } from './nearNetworks'
import { nearRequest } from './nearQuote'
import { createdResponse, statusResponse } from './nearResponses'
import { nearState } from './nearState'

export async function createNear(
  { quoteCall, partnerOf, feeOf }: NearCall,
  order: ProviderOrder,
  { signal }: ProviderContext,
): Promise<CreatedOrder> {
  const addresses = { recipient: order.addressTo, refundTo: refundAddressOf(order) }
  const body = { ...partnerOf(order), ...nearRequest(order, addresses) }
  const call = { ...quoteCall(order, true), body, schema: createdResponse, signal }
  const response = await callProvider(call)
  return createdOf(order, response, feeOf(response.quoteRequest.appFees), Date.parse(body.deadline))
}

export async function readNear(
  { shared }: NearCall,
  { id, secret }: OrderRef,
  { signal }: ProviderContext,
): Promise<ProviderState> {
  const query = { depositAddress: id, depositMemo: secret ?? undefined }
  const call = { ...shared, path: '/status', query, schema: statusResponse, signal }
  return nearState(await callProvider(call), Date.now())
}

function refundAddressOf({ fixed, refundAddress, refundExtraId, extraIdTo }: ProviderOrder): string {
  if (fixed) throw new ProviderError('fixed_unavailable')
  if (refundAddress === null || refundExtraId !== null) throw new ProviderError('refund_address_invalid')
  if (extraIdTo !== null) throw new ProviderError('extra_id_invalid')
  return refundAddress
}

function createdOf(
  order: ProviderOrder,
  { quote, quoteRequest }: z.output<typeof createdResponse>,
  basisPoints: number | null,
  requestedEnd: number,
): CreatedOrder {
  return {
    ref: { id: quote.depositAddress, secret: quote.depositMemo },
    depositAddress: quote.depositAddress,
    depositExtraId: quote.depositMemo,
    amountFrom: fromBaseUnits(quote.amountIn, precisionOf(order.from)),
    amountTo: fromBaseUnits(quote.amountOut, precisionOf(order.to)),
    echo: {
      addressTo: quoteRequest.recipient,
      extraIdTo: null,
      from: quoteRequest.originAsset,
      to: quoteRequest.destinationAsset,
      ...(basisPoints !== null && { basisPoints }),
    },
    // Whatever of it the answer repeats: a deposit after what was requested is returned.
    validUntil: earliest(quote.deadline, quote.timeWhenInactive, quoteRequest.deadline, requestedEnd),
    url: null,
  }
}
