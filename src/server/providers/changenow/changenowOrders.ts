import Big from 'big.js'
import * as z from 'zod/mini'
import {
  decimal,
  optionalDecimal,
  optionalText,
  reportedTime,
  requiredText,
  text,
} from '@/server/outbound/answerFields'
import { echoOf } from '../echoOf'
import { members } from '@/server/outbound/members'
import {
  ANY_EXTRA_ID,
  DEADLINE,
  DEPOSIT_ADDRESS,
  DEPOSIT_EXTRA_ID,
  depositExtraIdOf,
  PAYOUT_ADDRESS,
  PAYOUT_EXTRA_ID,
} from '../orderNames'
import type { ProviderOrder } from '@/domain/exchange/providerOrder'
import type { CreatedOrder, ProviderContext } from '../provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { ChangenowCall } from './changenowCall'
import { flowOf } from './changenowQuote'
import { changenowOrder, type ChangenowOrder } from './changenowState'

/** API v2, `POST exchange`. */
const createdResponse = members(
  {
    id: requiredText,
    fromAmount: decimal,
    toAmount: decimal,
    payinAddress: requiredText,
    payinExtraId: optionalText,
    payoutAddress: optionalText,
    payoutExtraId: optionalText,
    anyExtraId: optionalText,
    fromCurrency: optionalText,
    fromNetwork: optionalText,
    toCurrency: optionalText,
    toNetwork: optionalText,
    validUntil: reportedTime,
  },
  {
    payinAddress: DEPOSIT_ADDRESS,
    payinExtraId: DEPOSIT_EXTRA_ID,
    payoutAddress: PAYOUT_ADDRESS,
    payoutExtraId: PAYOUT_EXTRA_ID,
    anyExtraId: ANY_EXTRA_ID,
    validUntil: DEADLINE,
  },
)

export async function createChangenow(
  call: ChangenowCall,
  order: ProviderOrder,
  { signal }: ProviderContext,
): Promise<CreatedOrder> {
  if (order.fixed && order.rateKey === null) throw new ProviderError('rate_expired')
  if (order.reverse && !order.fixed) throw new ProviderError('pair_unavailable')
  const request = { method: 'POST' as const, path: '/exchange', body: bodyOf(order), isEffect: true }
  const response = await call({ ...request, schema: createdResponse, signal }, order)
  return createdOf(order, { ...response, amountFrom: response.fromAmount, amountTo: response.toAmount })
}

const bodyOf = (order: ProviderOrder) => ({
  fromCurrency: order.from.code,
  fromNetwork: order.from.network,
  toCurrency: order.to.code,
  toNetwork: order.to.network,
  fromAmount: order.reverse ? '' : order.amount,
  toAmount: order.reverse ? order.amount : '',
  type: order.reverse ? 'reverse' : 'direct',
  address: order.addressTo,
  extraId: order.extraIdTo ?? '',
  refundAddress: order.refundAddress ?? '',
  refundExtraId: order.refundExtraId ?? '',
  flow: flowOf(order.fixed),
  rateId: order.fixed ? order.rateKey : '',
})

type OrderResponse = Omit<z.output<typeof createdResponse>, 'fromAmount' | 'toAmount'> & {
  amountFrom: string
  amountTo: string
}

const createdOf = (order: ProviderOrder, response: OrderResponse): CreatedOrder => ({
  ref: { id: response.id, secret: null },
  depositAddress: response.payinAddress,
  depositExtraId: depositExtraIdOf({
    deposit: response.payinExtraId,
    payout: response.payoutExtraId,
    ofNoSide: response.anyExtraId,
  }),
  amountFrom: response.amountFrom,
  amountTo: response.amountTo,
  echo: {
    addressTo: response.payoutAddress,
    extraIdTo: response.payoutExtraId,
    from: echoOf(order.from, response.fromCurrency, response.fromNetwork),
    to: echoOf(order.to, response.toCurrency, response.toNetwork),
  },
  validUntil: response.validUntil,
  url: `https://changenow.io/exchange/txs/${encodeURIComponent(response.id)}`,
})

/** CNmd, `GET exchanges`: the newest first, at most 100. */
const LIST_LENGTH = 99
const listResponse = members({
  exchanges: z.array(
    members({
      requestId: requiredText,
      createdAt: reportedTime,
      flow: optionalText,
      payin: members({ currency: text, expectedAmount: optionalDecimal }),
      payout: members({ currency: text, address: text, extraId: optionalText }),
    }),
  ),
})
type Listed = z.output<typeof listResponse>['exchanges'][number]

/** Several of the same payout and amount cannot be distinguished. */
export async function findChangenow(
  call: ChangenowCall,
  order: ProviderOrder,
  since: number,
  { signal }: ProviderContext,
): Promise<CreatedOrder | 'none' | 'unknown'> {
  const query = {
    limit: String(LIST_LENGTH),
    sortField: 'createdAt',
    sortDirection: 'DESC',
    dateField: 'createdAt',
    dateFrom: new Date(since).toISOString(),
    payoutAddress: order.addressTo,
  }
  const { exchanges } = await call({ path: '/exchanges', query, schema: listResponse, signal })
  const [found, ...others] = exchanges.filter((listed) => isOrder(listed, order, since))
  if (!found) return exchanges.length < LIST_LENGTH ? 'none' : 'unknown'
  if (others.length > 0) return 'unknown'
  const read = await call({
    path: '/exchange/by-id',
    query: { id: found.requestId },
    schema: changenowOrder,
    signal,
  })
  return foundOf(order, read)
}

function isOrder({ createdAt, flow, payin, payout }: Listed, order: ProviderOrder, since: number): boolean {
  const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()
  return (
    // The list begins at that time, whether or not a row says its own.
    (createdAt ?? since) >= since &&
    (flow === null || flow === flowOf(order.fixed)) &&
    isSame(payin.currency, order.from.code) &&
    isSame(payout.currency, order.to.code) &&
    payout.address === order.addressTo &&
    payout.extraId === order.extraIdTo &&
    new Big(payin.expectedAmount ?? 0).eq(order.expectedFrom)
  )
}

function foundOf(order: ProviderOrder, read: ChangenowOrder): CreatedOrder | 'unknown' {
  const { payinAddress, expectedAmountFrom, expectedAmountTo } = read
  if (payinAddress === null || !expectedAmountFrom || !expectedAmountTo) return 'unknown'
  return createdOf(order, {
    ...read,
    payinAddress,
    amountFrom: expectedAmountFrom,
    amountTo: expectedAmountTo,
  })
}
