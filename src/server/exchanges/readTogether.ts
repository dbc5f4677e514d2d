import { logFailure } from '@/runtime/log'
import type { StoredExchange } from '@/server/database/schema'
import { guarded } from '@/server/outbound/callGuard'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'
import type { BulkRead, ListedOrder, Provider, ProviderState } from '@/server/providers/provider'
import { noteUnchanged, oldestFirst, openOrdersOf, release } from '@/server/exchanges/dueOrders'
import { orderRefOf } from '@/server/exchanges/providerSecret'
import { callsNow, countCall } from '@/server/exchanges/readPace'
import { failedRead, READ_TIMEOUT, readOrder, storeState } from '@/server/exchanges/readOrder'
import { withProviderState } from '@/server/exchanges/withProviderState'

/** Milliseconds in which orders are read one by one after their list could not be read. */
const LIST_PAUSE = 600_000
const pausedUntil = new Map<string, number>()

export const isListed = ({ id, readMany }: Provider, now: number): boolean =>
  readMany !== undefined && now >= (pausedUntil.get(id) ?? 0)

export const forgetLists = () => pausedUntil.clear()

type Leased = { order: StoredExchange; listed: ListedOrder }

/** Reads leased orders of one provider, as many with each call as it takes. What no call is left for stays due. */
export async function readTogether(provider: Provider, orders: readonly StoredExchange[]): Promise<void> {
  const isInList = ({ status }: StoredExchange) => !provider.readMany?.isOfWaitingOnly || status === 'waiting'
  let rest = await listedOf(orders.filter(isInList))
  const alone = orders.filter((order) => !isInList(order))
  // Of which the list says nothing: most of them have just moved, and it would begin with them again.
  const lacking: StoredExchange[] = []
  // Where orders under way are read one by one, lists leave calls for them.
  let pages = alone.length > 0 ? 1 : Infinity
  while (
    pages-- > 0 &&
    rest.length > 0 &&
    isListed(provider, Date.now()) &&
    callsNow(provider.id, Date.now()) > 0
  ) {
    const chunk = rest.slice(0, provider.readMany?.max ?? 1)
    const states = await readChunk(provider, chunk)
    if (!states) break
    const isLater = ({ listed }: Leased) => states.get(listed.id) === 'later'
    lacking.push(...chunk.filter(({ listed }) => !states.has(listed.id)).map(({ order }) => order))
    rest = [...chunk.filter(isLater), ...rest.slice(chunk.length)]
    await store(provider, chunk, states)
  }
  const oldest = [...lacking, ...oldestFirst(alone, Date.now())]
  const affordable = oldest.slice(0, callsNow(provider.id, Date.now()))
  await release([...rest.map(({ order }) => order), ...oldest.slice(affordable.length)])
  await Promise.all(
    affordable.map((order) => {
      countCall(provider.id)
      return readOrder(order, 'jobs')
    }),
  )
}

/** In the order of their creation, which is that of lists. */
async function listedOf(orders: readonly StoredExchange[]): Promise<Leased[]> {
  const listed = await Promise.all(
    orders.map(async (order): Promise<Leased[]> => {
      try {
        const ref = await orderRefOf(order)
        return ref ? [{ order, listed: { ...ref, createdAt: order.createdAt } }] : []
      } catch (error) {
        await failedRead(order, error)
        return []
      }
    }),
  )
  return listed.flat().sort((one, other) => one.order.createdAt - other.order.createdAt)
}

/** Lists one after the other in which none of the orders was. */
const EMPTY_LISTS = 3
const emptyLists = new Map<string, number>()

function countEmpty({ id }: Provider, isEmpty: boolean): void {
  const count = isEmpty ? (emptyLists.get(id) ?? 0) + 1 : 0
  emptyLists.set(id, count % EMPTY_LISTS)
  if (count >= EMPTY_LISTS) pausedUntil.set(id, Date.now() + LIST_PAUSE)
}

/** Says of the service, not of its list. */
const OF_THE_SERVICE: ReadonlySet<ProviderErrorCode> = new Set(['unavailable', 'rate_limited'])

/** Null: nothing was read. */
async function readChunk(provider: Provider, chunk: readonly Leased[]): Promise<BulkRead | null> {
  countCall(provider.id)
  try {
    const states = await guarded(
      provider,
      'read',
      READ_TIMEOUT,
      async (signal) =>
        (await provider.readMany?.read(
          chunk.map(({ listed }) => listed),
          { signal, userIp: null },
        )) ?? new Map<string, ProviderState>(),
      { share: 'jobs', ip: null },
    )
    countEmpty(provider, states.size === 0)
    return states
  } catch (error) {
    if (!(error instanceof ProviderError)) logFailure('liveReader', error)
    if (error instanceof ProviderError && OF_THE_SERVICE.has(error.code))
      await Promise.all(chunk.map(({ order }) => failedRead(order, error)))
    else pausedUntil.set(provider.id, Date.now() + LIST_PAUSE)
    return null
  }
}

async function store(provider: Provider, chunk: readonly Leased[], states: BulkRead): Promise<void> {
  const now = Date.now()
  const named = new Set(chunk.map(({ listed }) => listed.id))
  const others = await openOrdersOf(
    provider.id,
    [...states.keys()].filter((id) => !named.has(id)),
    now,
  )
  const orders = [...chunk.map(({ order }) => order), ...others]
  const unchanged: { before: StoredExchange; dueAt: number | null }[] = []
  const changed: Promise<void>[] = []
  for (const order of orders) {
    const state = states.get(order.providerOrderId ?? '')
    if (state === undefined || state === 'later') continue
    const read = withProviderState(order, state, provider.act !== undefined, now)
    if (isSame(order, read)) unchanged.push({ before: order, dueAt: notSooner(read.dueAt, now) })
    else changed.push(storeState(order, provider, state).catch((error: unknown) => failedRead(order, error)))
  }
  await Promise.all([noteUnchanged(unchanged, now), ...changed])
}

/** Milliseconds: nobody looks at them, and half of the minute is left for what else is due. */
const PAUSE = 30_000
const notSooner = (dueAt: number | null, now: number) =>
  dueAt === null ? null : Math.max(dueAt, now + PAUSE)

const OF_READING: ReadonlySet<string> = new Set(['readAt', 'dueAt', 'leasedUntil', 'failedReads'])

const isSame = (before: StoredExchange, after: StoredExchange): boolean =>
  (Object.keys(after) as (keyof StoredExchange)[]).every(
    (name) =>
      OF_READING.has(name) ||
      before[name] === after[name] ||
      JSON.stringify(before[name]) === JSON.stringify(after[name]),
  )
