import { findProvider } from '@/server/providers/registry'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { tracedJob } from '@/server/kernel/tracedJob'
import { dueByProvider, leaseOthers, leaseWatched } from '@/server/exchanges/dueOrders'
import { readOrder } from '@/server/exchanges/readOrder'
import { callsNow, countCall } from '@/server/exchanges/readPace'
import { isListed, readTogether } from '@/server/exchanges/readTogether'

const EVERY_MS = 1000
/** Orders read in one run because somebody watches them; a provider that hangs delays a run by the time of one call. */
const WATCHED = 20
/** Orders of one provider in one run, with all the calls that it may be sent at once. */
const TOGETHER = 500

export const startLiveReader = () => scheduleJob('liveReader', EVERY_MS, readDueOrders)

/** Reads the live orders that are due, each by one process only. */
export async function readDueOrders(): Promise<void> {
  const now = Date.now()
  const watched = await leaseWatched(now, WATCHED)
  const due = await dueByProvider(now)
  await Promise.all([
    ...watched.map((order) => tracedJob('liveReader', () => readOrder(order, 'watched'))),
    ...due.map(({ provider }) => readOthers(provider, now)),
  ])
}

async function readOthers(id: string, now: number): Promise<void> {
  const provider = findProvider(id)
  const calls = callsNow(id, now)
  if (calls === 0) return
  if (provider?.readMany && isListed(provider, now)) {
    const orders = await leaseOthers(id, now, Math.min(TOGETHER, calls * provider.readMany.max))
    return tracedJob('liveReader', () => readTogether(provider, orders))
  }
  const orders = await leaseOthers(id, now, calls)
  await Promise.all(
    orders.map((order) => {
      countCall(id)
      return tracedJob('liveReader', () => readOrder(order, 'jobs'))
    }),
  )
}
