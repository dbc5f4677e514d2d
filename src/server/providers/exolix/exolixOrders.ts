import Big from 'big.js'
import type { ProviderOrder } from '@/domain/exchange/providerOrder'
import { ProviderError } from '@/server/outbound/ProviderError'
import { echoOf } from '@/server/providers/echoOf'
import { echoOfAddress, isPayable, plainAddress } from '@/server/providers/exchangeAddress'
import { depositExtraIdOf } from '@/server/providers/orderNames'
import { listedStates, listedTimes } from '@/server/providers/listedStates'
import type {
  BulkRead,
  CreatedOrder,
  ListedOrder,
  OrderRef,
  ProviderContext,
  ProviderState,
} from '@/server/providers/provider'
import { callExolix, createRefusalOf, type ExolixSettings } from './exolixCall'
import { amountField, rateTypeOf } from './exolixQuote'
import {
  createdResponse,
  type ExolixCreated,
  historyResponse,
  transactionResponse,
  transactionsResponse,
} from './exolixResponses'
import { exolixState } from './exolixState'

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

function exolixOrder({ from, to, addressTo }: ProviderOrder, created: ExolixCreated): CreatedOrder {
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

export const PAGE_SIZE = 100

/** `search` looks for ids alone. Two equal orders cannot be distinguished; a page cut short says nothing. */
export async function findExolix(
  settings: ExolixSettings,
  order: ProviderOrder,
  since: number,
  context: ProviderContext,
): Promise<CreatedOrder | 'none' | 'unknown'> {
  const { data, count } = await callExolix(settings, context, {
    path: '/transactions',
    query: {
      dateFrom: new Date(since).toISOString(),
      sort: 'createdAt',
      order: 'desc',
      page: '1',
      size: String(PAGE_SIZE),
    },
    schema: historyResponse,
  })
  const rows = data.filter((row) => row !== null)
  const [only, ...others] = rows.filter((row) => row.createdAt >= since && isOf(order, row))
  if (only && others.length === 0) return exolixOrder(order, only)
  return only === undefined && Number(count) <= rows.length ? 'none' : 'unknown'
}

function isOf(order: ProviderOrder, created: ExolixCreated): boolean {
  const { from, to, amount, reverse, addressTo, extraIdTo } = order
  const { coinFrom, coinTo } = created
  return (
    created.withdrawalAddress === plainAddress(to, addressTo) &&
    created.withdrawalExtraId === extraIdTo &&
    coinFrom.coinCode === from.code &&
    coinFrom.network === from.network &&
    coinTo.coinCode === to.code &&
    coinTo.network === to.network &&
    new Big(reverse ? created.amountTo : created.amount).eq(amount)
  )
}

export async function readExolix(
  settings: ExolixSettings,
  { id }: OrderRef,
  context: ProviderContext,
): Promise<ProviderState> {
  // Without an id the path is that of the history.
  if (id === '') throw new ProviderError('not_found')
  const path = `/transactions/${encodeURIComponent(id)}`
  return exolixState(await callExolix(settings, context, { path, schema: transactionResponse }))
}

/** One page of the history. */
export async function readTransactions(
  settings: ExolixSettings,
  orders: readonly ListedOrder[],
  context: ProviderContext,
): Promise<BulkRead> {
  const { from, to } = listedTimes(orders)
  const { data } = await callExolix(settings, context, {
    path: '/transactions',
    query: {
      dateFrom: from,
      dateTo: to,
      sort: 'createdAt',
      order: 'asc',
      page: '1',
      size: String(PAGE_SIZE),
    },
    schema: transactionsResponse,
  })
  const rows = data.flatMap((row) => (row ? [{ ...row, state: exolixState(row) }] : []))
  return listedStates(orders, rows, data.length < PAGE_SIZE)
}
