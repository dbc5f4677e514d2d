import Big from 'big.js'
import * as z from 'zod/mini'
import { decimal, extraId, optionalText } from '../answerFields'
import { echoOf } from '../echoOf'
import type { CreatedOrder, ProviderContext, ProviderOrder } from '../provider'
import { ProviderError } from '../ProviderError'
import { changenowTime, type ChangenowCall } from './changenowCall'
import { flowOf } from './changenowQuote'
import { changenowOrder, type ChangenowOrder } from './changenowState'

/** field-notes C4, `POST exchange`. */
const createdResponse = z.object({
  id: z.string().check(z.minLength(1)),
  fromAmount: decimal,
  toAmount: decimal,
  payinAddress: z.string().check(z.minLength(1)),
  payinExtraId: extraId,
  payoutAddress: optionalText,
  payoutExtraId: extraId,
  fromCurrency: optionalText,
  fromNetwork: optionalText,
  toCurrency: optionalText,
  toNetwork: optionalText,
  validUntil: optionalText,
})

export async function createChangenow(
  call: ChangenowCall,
  order: ProviderOrder,
  { signal }: ProviderContext,
): Promise<CreatedOrder> {
  if (order.fixed && order.rateKey === null) throw new ProviderError('rate_expired')
  if (order.reverse && !order.fixed) throw new ProviderError('pair_unavailable')
  const response = await call({
    method: 'POST',
    path: '/exchange',
    body: bodyOf(order),
    schema: createdResponse,
    isEffect: true,
    signal,
  })
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
  depositExtraId: response.payinExtraId,
  amountFrom: response.amountFrom,
  amountTo: response.amountTo,
  echo: {
    addressTo: response.payoutAddress,
    extraIdTo: response.payoutExtraId,
    from: echoOf(order.from, response.fromCurrency, response.fromNetwork),
    to: echoOf(order.to, response.toCurrency, response.toNetwork),
  },
  validUntil: changenowTime(response.validUntil),
  url: `https://changenow.io/exchange/txs/${encodeURIComponent(response.id)}`,
})

/** CNmd, `GET exchanges`: the newest first, at most 100. */
const LIST_LENGTH = 99
const listResponse = z.object({
  exchanges: z.array(
    z.object({
      requestId: z.string().check(z.minLength(1)),
      createdAt: optionalText,
      flow: optionalText,
      payin: z.object({ currency: z.string(), expectedAmount: z.nullish(decimal) }),
      payout: z.object({ currency: z.string(), address: z.string(), extraId }),
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
    (changenowTime(createdAt) ?? 0) >= since &&
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
