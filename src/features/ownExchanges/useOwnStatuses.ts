import { useEffect, useSyncExternalStore } from 'react'
import { fetchExchange } from '@/api/exchanges'
import { startLoop } from '@/browser/page/loop'
import {
  ownRecordOf,
  ownExchanges,
  updateExchanges,
  watchOwnExchanges,
  type OwnExchange,
} from '@/browser/storage/ownExchanges'
import * as timings from '@/config/timings'
import { slugOf } from '@/domain/currency/currency'
import { SETTLED_STATUSES } from '@/domain/exchange/exchange'
import { isOpenRecord, knownStatus } from '@/domain/exchange/ownRecord'
import { failureOf } from '@/domain/text/failure'
import { useQuery } from '@/query/useQuery'
import { useLoadCurrencies } from '@/store/currency/useLoadCurrencies'
import { useAppSelector } from '@/store/hooks'
import { selectCurrencies } from '@/store/slices/exchangeSlice'

/** Simultaneous calls in one round. */
const BATCH = 4
const MAX_CALLS = 20

export function useOwnStatuses() {
  const { failure, refetch, refresh } = useQuery('own', refreshStatuses)
  const currencies = useAppSelector(selectCurrencies)
  const list = useSyncExternalStore(watchOwnExchanges, ownExchanges, ownNone)
  const known = new Set(currencies.map(slugOf))
  const isMissing = list.some((own) => slugsOf(own).some((slug) => !known.has(slug)))
  useLoadCurrencies(isMissing)
  useEffect(
    () => startLoop(refresh, { after: timings.ownExchangesPoll, every: timings.ownExchangesPoll }).stop,
    [refresh],
  )
  return { failure, refetch }
}

const NONE: OwnExchange[] = []
const ownNone = () => NONE

const slugsOf = ({ tickerFrom, networkFrom, tickerTo, networkTo }: OwnExchange) => [
  slugOf({ symbolFront: tickerFrom, network: networkFrom }),
  slugOf({ symbolFront: tickerTo, network: networkTo }),
]

async function refreshStatuses(): Promise<true> {
  const due = dueRecords()
  if (due.length === 0) return true
  for (let start = 0; start < due.length; start += BATCH) {
    const batch = due.slice(start, start + BATCH)
    const results = await Promise.allSettled(batch.map(({ publicId }) => fetchExchange(publicId, {})))
    updateExchanges(results.flatMap((one) => (one.status === 'fulfilled' ? [ownRecordOf(one.value)] : [])))
    const fault = results.find((one) => one.status === 'rejected' && !isGone(one.reason))
    if (fault?.status === 'rejected') throw fault.reason
  }
  return true
}

/** The device's record stays. */
function isGone(error: unknown): boolean {
  const failure = failureOf(error)
  return failure.kind === 'refused' && failure.status === 404
}

function dueRecords(): OwnExchange[] {
  const now = Date.now()
  const rank = (own: OwnExchange) => (isOpenRecord(own, now) ? 0 : knownStatus(own) ? 2 : 1)
  return ownExchanges()
    .filter((own) => !SETTLED_STATUSES.some((status) => status === own.status))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MAX_CALLS)
}
