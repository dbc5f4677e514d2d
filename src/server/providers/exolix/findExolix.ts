import Big from 'big.js'
import { plainAddress } from '@/server/providers/exchangeAddress'
import type { OrderRef, ProviderContext, ProviderOrder } from '@/server/providers/provider'
import { historyResponse, type ExolixHistory } from './exolixResponses'
import { callExolix, type ExolixSettings } from './exolixCall'

const PAGE_SIZE = 100

/**
 * Through the history of the key, which can be bounded by time; its `search` looks for ids alone. Two equal orders
 * cannot be distinguished, and one page that does not reach back far enough says nothing.
 */
export async function findExolix(
  settings: ExolixSettings,
  order: ProviderOrder,
  since: number,
  context: ProviderContext,
): Promise<OrderRef | 'none' | 'unknown'> {
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
  const found = data.filter((transaction) => isOf(order, transaction) && transaction.createdAt >= since)
  const [only, ...others] = found
  if (only && others.length === 0) return { id: only.id, secret: null }
  return only === undefined && Number(count) <= data.length ? 'none' : 'unknown'
}

function isOf(
  { from, to, amount, reverse, addressTo, extraIdTo }: ProviderOrder,
  transaction: ExolixHistory['data'][number],
): boolean {
  const { coinFrom, coinTo, withdrawalAddress, withdrawalExtraId } = transaction
  const ordered = reverse ? transaction.amountTo : transaction.amount
  return (
    withdrawalAddress === plainAddress(to, addressTo) &&
    withdrawalExtraId === extraIdTo &&
    coinFrom.coinCode === from.code &&
    coinFrom.network === from.network &&
    coinTo.coinCode === to.code &&
    coinTo.network === to.network &&
    ordered !== null &&
    new Big(ordered).eq(amount)
  )
}
