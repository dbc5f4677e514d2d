import Big from 'big.js'
import { plainAddress } from '@/server/providers/exchangeAddress'
import type { ProviderOrder } from '@/domain/exchange/providerOrder'
import type { CreatedOrder, ProviderContext } from '@/server/providers/provider'
import { callExolix, type ExolixSettings } from './exolixCall'
import { exolixOrder } from './exolixCreate'
import { historyResponse, type ExolixCreated } from './exolixResponses'

const PAGE_SIZE = 100

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
