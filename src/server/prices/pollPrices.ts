import { HISTORY_RANGES, type HistoryRange } from '@/domain/market/historyRanges'
import { MINUTE } from '@/domain/time/durations'
import { logFailure } from '@/runtime/log'
import { ProviderError } from '@/server/outbound/ProviderError'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { acceptedSpots } from './acceptedSpots'
import { pause } from './kraken'
import type { PriceSource } from './priceSource'
import { priceMode, priceSources } from './priceSources'
import { loadPriceTable } from './priceTable'
import { candlesOf, endLease, leaseSource, recordSpots, storeCandles } from './storedPrices'

const EVERY = 20_000
/** Milliseconds; the lease must be longer than a poll. */
const [POLL_TIMEOUT, LEASE] = [50_000, 90_000]
const BATCH = 12
const CHART_AGE: Record<HistoryRange, number> = {
  '24h': 10 * MINUTE,
  '7d': 30 * MINUTE,
  '30d': 60 * MINUTE,
  '1y': 60 * MINUTE,
}

export const startPriceWorker = () =>
  scheduleJob('priceWorker', EVERY, async () => {
    if (priceMode() !== 'live') return
    await Promise.all(priceSources().map(pollSource))
    await loadPriceTable(Date.now())
  })

export async function pollSource(source: PriceSource): Promise<void> {
  const now = Date.now()
  const leased = await leaseSource(source.id, now, now + LEASE)
  if (!leased) return
  const signal = AbortSignal.timeout(POLL_TIMEOUT)
  try {
    if (source.spots) {
      const accepted = acceptedSpots(leased, await source.spots(signal), Date.now())
      await recordSpots(source.id, accepted.spots, Date.now())
      await endLease(source.id, { ...accepted, dueAt: now + source.everyMs })
    }
    await readCharts(source, signal)
    await endLease(source.id, { dueAt: now + source.everyMs })
  } catch (error) {
    logFailure(`prices of ${source.id}`, error)
    const wait = error instanceof ProviderError ? (error.details.retryAfter ?? 0) : 0
    await endLease(source.id, { dueAt: now + Math.max(source.everyMs, wait) })
  }
}

/** One that fails leaves its turn to the next; a limit ends the poll. */
async function readCharts({ id, candles }: PriceSource, signal: AbortSignal): Promise<void> {
  if (!candles) return
  const known = new Map((await candlesOf(id)).map(({ key, range, at }) => [`${key} ${range}`, at]))
  const due = [...candles.keys().keys()]
    .flatMap((key) => HISTORY_RANGES.map((range) => ({ key, range, at: known.get(`${key} ${range}`) ?? 0 })))
    .filter(({ range, at }) => Date.now() - at >= CHART_AGE[range])
    .sort((one, other) => one.at - other.at)
  for (const { key, range } of due.slice(0, BATCH)) {
    try {
      const points = await candles.read(key, range, signal)
      await storeCandles({ source: id, key, range, points, at: Date.now() })
    } catch (error) {
      if (!(error instanceof ProviderError) || error.code !== 'bad_answer') throw error
      logFailure(`prices of ${id}: ${key}`, error)
    }
    await pause(candles.pauseMs, signal)
  }
}
