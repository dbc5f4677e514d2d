import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { StoredExchange } from '@/server/database/schema'
import { readDueOrders } from '@/server/exchanges/liveReader'
import { advanceSeconds, useClock } from '../../clock'
import { useOrderWorld } from './orderWorld'

/** Our rows: a database would take minutes for as many reads. Its statements are tried in orderLists.test.ts. */
const { rows } = vi.hoisted(() => ({ rows: new Map<string, StoredExchange>() }))

const UNDER_WAY: readonly string[] = ['confirming', 'exchanging', 'sending', 'verifying']
const [MINUTE, WATCHED_FOR] = [60_000, 120_000]
/** In parts of how old it may be. */
const ageOf = ({ status, readAt, createdAt }: StoredExchange) =>
  (Date.now() - (readAt ?? createdAt)) / (UNDER_WAY.includes(status) ? MINUTE : 10 * MINUTE)

vi.mock('@/server/exchanges/dueOrders', () => {
  const isWatched = ({ pageAskedAt }: StoredExchange, now: number) =>
    pageAskedAt !== null && pageAskedAt >= now - WATCHED_FOR
  const due = (now: number) =>
    [...rows.values()].filter((row) => row.dueAt !== null && row.dueAt <= now && row.leasedUntil === null)
  const lease = (found: StoredExchange[], limit: number) => {
    const leased = found.sort((one, other) => ageOf(other) - ageOf(one)).slice(0, limit)
    for (const row of leased) rows.set(row.publicId, { ...row, leasedUntil: Infinity })
    return Promise.resolve(leased)
  }
  const put = (publicId: string, changes: Partial<StoredExchange>) => {
    const row = rows.get(publicId)
    if (row) rows.set(publicId, { ...row, ...changes })
  }
  return {
    leaseWatched: (now: number, limit: number) =>
      lease(
        due(now).filter((row) => isWatched(row, now)),
        limit,
      ),
    leaseOthers: (provider: string, now: number, limit: number) =>
      lease(
        due(now).filter((row) => row.provider === provider && !isWatched(row, now)),
        limit,
      ),
    dueByProvider: (now: number) =>
      Promise.resolve(
        [...new Set(due(now).flatMap((row) => (isWatched(row, now) ? [] : row.provider)))].map(
          (provider) => ({
            provider,
            due: 1,
          }),
        ),
      ),
    oldestFirst: (orders: StoredExchange[]) => orders,
    openOrdersOf: (_: string, ids: string[]) =>
      Promise.resolve(
        ids.flatMap((id) => {
          const row = rows.get(`p${id}`)
          return row && row.dueAt !== null && row.leasedUntil === null ? row : []
        }),
      ),
    release: (orders: StoredExchange[]) => {
      for (const { publicId } of orders) put(publicId, { leasedUntil: null })
      return Promise.resolve()
    },
    noteUnchanged: (read: { before: StoredExchange; dueAt: number | null }[], now: number) => {
      for (const { before, dueAt } of read)
        put(before.publicId, { readAt: now, dueAt, failedReads: 0, leasedUntil: null })
      return Promise.resolve()
    },
  }
})
vi.mock('@/server/exchanges/storedExchanges', () => ({
  currentExchange: (
    publicId: string,
    change: (row: StoredExchange, now: number) => StoredExchange = (row) => row,
  ) => {
    const row = rows.get(publicId)
    if (!row) throw new Error(`no ${publicId}`)
    const changed = change(row, Date.now())
    rows.set(publicId, changed)
    return Promise.resolve(changed)
  },
}))

useClock()
const { open, move, mostCalls } = useOrderWorld()
beforeEach(() => rows.clear())

/** Calls a minute that reading has of each provider. */
const BUDGET = 240
/** Seconds; the worker comes by each second. */
const STEP = 5

const store = (...made: StoredExchange[][]) => {
  for (const row of made.flat()) rows.set(row.publicId, row)
}

type Ages = { underWay: number; waiting: number }

/** Milliseconds since the oldest of them was read. */
function ages(): Ages {
  const worst = { underWay: 0, waiting: 0 }
  for (const { status, readAt } of rows.values()) {
    const side = UNDER_WAY.includes(status) ? 'underWay' : status === 'waiting' ? 'waiting' : null
    if (side) worst[side] = Math.max(worst[side], Date.now() - (readAt ?? 0))
  }
  return worst
}

async function pass(minutes: number): Promise<Ages> {
  const worst = { underWay: 0, waiting: 0 }
  for (let passed = 0; passed < minutes * 60; passed += STEP) {
    advanceSeconds(STEP)
    const now = ages()
    worst.underWay = Math.max(worst.underWay, now.underWay)
    worst.waiting = Math.max(worst.waiting, now.waiting)
    await readDueOrders()
  }
  return worst
}

const statusesOf = (publicIds: string[]) => new Set(publicIds.map((publicId) => rows.get(publicId)?.status))

test('ten thousand open orders are followed within the budgets: a minute under way, ten while they wait', async () => {
  store(open('sideshift', 900, 3600), open('exolix', 900, 3600), open('changenow', 70, 730))
  store(open('near', 60, 40), open('simpleswap', 60, 40))
  expect(rows.size).toBe(10_000)
  const first = await pass(1)
  const moved = (['sideshift', 'exolix', 'changenow'] as const).flatMap((id) =>
    move(id, ({ phase }, at) => phase === 'waiting' && at % 40 === 0, 'confirming'),
  )
  const finished = move('exolix', ({ phase }, at) => phase === 'exchanging' && at % 50 === 0, 'finished')
  const then = await pass(10)
  expect(Math.max(first.underWay, then.underWay)).toBeLessThanOrEqual(MINUTE)
  expect(Math.max(first.waiting, then.waiting)).toBeLessThanOrEqual(10 * MINUTE)
  expect(mostCalls()).toBeLessThanOrEqual(BUDGET)
  expect(moved.length).toBeGreaterThan(150)
  expect(statusesOf(moved)).toEqual(new Set(['confirming']))
  expect(finished.length).toBeGreaterThan(10)
  expect(statusesOf(finished)).toEqual(new Set(['finished']))
}, 600_000)

describe('a service without a list', () => {
  test('has sixty orders under way and three hundred that wait followed within its budget', async () => {
    store(open('near', 60, 300))
    const worst = await pass(11)
    expect(worst.underWay).toBeLessThanOrEqual(MINUTE)
    expect(worst.waiting).toBeLessThanOrEqual(10 * MINUTE)
    expect(mostCalls()).toBeLessThanOrEqual(BUDGET)
  }, 300_000)

  test('with more orders than it can be called for has the one that is looked at read at once', async () => {
    store(open('near', 2000, 0))
    await pass(1)
    const [watched = ''] = move('near', (_, at) => at === 1500, 'finished')
    const row = rows.get(watched)
    if (row) rows.set(watched, { ...row, pageAskedAt: Date.now(), dueAt: Date.now() })
    await readDueOrders()
    expect(rows.get(watched)?.status).not.toBe('exchanging')
  }, 300_000)
})
