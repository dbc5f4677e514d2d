import { afterEach, beforeEach, vi } from 'vitest'
import type { StoredExchange } from '@/server/database/schema'
import { forgetPaces } from '@/server/exchanges/readPace'
import { forgetLists } from '@/server/exchanges/readTogether'
import { registerProviders } from '@/server/providers/registry'
import { freshProviders } from '../../providers/freshProviders'
import { anExchange } from '../anExchange'
import { ORDER_SERVICES, type Phase, type ServiceId, type TheirOrder } from './orderLists'

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]
const IDS = Object.keys(ORDER_SERVICES) as ServiceId[]
const LISTS = ['/shifts', '/transactions', '/exchanges']

/** The same numbers in each run. */
function seeded(): () => number {
  let state = 7
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

/** All five adapters, over services that are functions instead of servers. */
export function useOrderWorld() {
  const world = {
    orders: new Map<ServiceId, Map<string, TheirOrder>>(),
    /** Paths that were called, by provider and minute. */
    calls: new Map<string, string[]>(),
    hasLists: true,
  }
  const answer = ({ hostname, pathname, searchParams }: URL): Response => {
    const id = IDS.find((one) => hostname.startsWith(one)) ?? 'near'
    const minute = `${id} ${Math.floor(Date.now() / MINUTE)}`
    world.calls.set(minute, [...(world.calls.get(minute) ?? []), pathname])
    const isRefused = !world.hasLists && LISTS.includes(pathname)
    const query = Object.fromEntries(searchParams)
    const orders = world.orders.get(id) ?? new Map<string, TheirOrder>()
    const body = isRefused ? null : ORDER_SERVICES[id].reply(pathname, query, orders)
    return new Response(JSON.stringify(body ?? { message: 'not found' }), { status: body ? 200 : 404 })
  }
  beforeEach(() => {
    world.orders = new Map(IDS.map((id) => [id, new Map<string, TheirOrder>()]))
    world.calls.clear()
    world.hasLists = true
    vi.spyOn(Math, 'random').mockImplementation(seeded())
    vi.stubGlobal('fetch', (url: URL) => Promise.resolve(answer(new URL(url))))
    forgetPaces()
    forgetLists()
    freshProviders(...IDS.map((id) => ORDER_SERVICES[id].make(`http://${id}.test`)))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    registerProviders(null)
  })

  /** Orders of the last days that wait, and of the last hours that are under way. @returns our rows of them */
  function open(id: ServiceId, underWay: number, waiting: number): StoredExchange[] {
    const now = Date.now()
    const random = seeded()
    const made = Array.from({ length: underWay + waiting }, (_, at): TheirOrder => {
      const isUnderWay = at < underWay
      const age = Math.floor(random() * (isUnderWay ? 3 * HOUR : 6 * DAY)) + MINUTE
      return { id: `${id}${at}`, createdAt: now - age, phase: isUnderWay ? 'exchanging' : 'waiting' }
    }).sort((one, other) => one.createdAt - other.createdAt)
    for (const order of made) world.orders.get(id)?.set(order.id, order)
    return made.map((order): StoredExchange => {
      const isWaiting = order.phase === 'waiting'
      const dueAt = now + Math.floor(random() * (isWaiting ? 8 * MINUTE : 30 * SECOND))
      return anExchange({
        ...{ publicId: `p${order.id}`, idempotencyKey: order.id, provider: id, isSandbox: false },
        ...{ status: isWaiting ? 'waiting' : 'exchanging', createdAt: order.createdAt },
        ...{ updatedAt: order.createdAt, readAt: now, dueAt, providerOrderId: order.id },
        ...{ txFrom: isWaiting ? null : `in-${order.id}` },
      })
    })
  }

  /** @returns our ids of those that moved */
  function move(id: ServiceId, which: (order: TheirOrder, at: number) => boolean, phase: Phase): string[] {
    const moved = [...(world.orders.get(id)?.values() ?? [])].filter(which)
    for (const order of moved) order.phase = phase
    return moved.map((order) => `p${order.id}`)
  }

  const mostCalls = () => Math.max(...[...world.calls.values()].map((paths) => paths.length))
  return { world, open, move, mostCalls }
}
