import Big from 'big.js'
import type * as z from 'zod/mini'
import type { ProviderOrder } from '@/domain/exchange/providerOrder'
import type { CreatedOrder, ProviderContext } from '@/server/providers/provider'
import type { ChangenowCall } from './changenowCall'
import { createdOf, isRefused, LIST_LENGTH } from './changenowOrders'
import { flowOf } from './changenowQuote'
import { changenowOrder, type ChangenowOrder, listResponse } from './changenowResponses'

type Listed = z.output<typeof listResponse>['exchanges'][number]

export async function findChangenow(
  call: ChangenowCall,
  order: ProviderOrder,
  searched: { since: number; url: string },
  context: ProviderContext,
): Promise<CreatedOrder | 'none' | 'unknown'> {
  try {
    return await searchOrders(call, order, searched, context)
  } catch (error) {
    if (isRefused(error)) return 'unknown'
    throw error
  }
}

/** Several of the same payout and amount cannot be distinguished. */
async function searchOrders(
  call: ChangenowCall,
  order: ProviderOrder,
  { since, url }: { since: number; url: string },
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
  return foundOf(order, read, url)
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

function foundOf(order: ProviderOrder, read: ChangenowOrder, url: string): CreatedOrder | 'unknown' {
  const { payinAddress, expectedAmountFrom, expectedAmountTo } = read
  if (payinAddress === null || !expectedAmountFrom || !expectedAmountTo) return 'unknown'
  const amounts = { amountFrom: expectedAmountFrom, amountTo: expectedAmountTo }
  return createdOf(order, { ...read, ...amounts, payinAddress }, url)
}
