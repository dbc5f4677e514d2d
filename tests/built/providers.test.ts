import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { queryRows } from '../server/postgres'
import { ADAPTERS } from './support/adapters'
import { answerOf, refusedOrder, refusedQuote, type LiveSite, startLiveSite } from './support/providerSite'
import { expectedOrder, expectedQuote, KIND_NAMES, type Kind } from './support/refusals'

/** Of Next.js, of Node.js and of packages. */
const OF_OTHERS =
  /^(__zod_|__NEXT_|NEXT_|next|_traceGlobals$|__incrementalCache$|AsyncLocalStorage$|WebSocket$|Symbol\((@next\/|next\.|undici\.|react-redux-context))/

/** Every case of every provider is tried in one round for all of them, because two kinds take seconds: results by their names. */
const quotes = new Map<string, unknown>()
const orders = new Map<string, Awaited<ReturnType<LiveSite['order']>>>()
const ends = new Map<string, unknown>()
const shown = new Map<string, unknown>()
let globals: string[] = []
let site: LiveSite
let embedded: LiveSite

const nameOf = (id: string, kind: Kind) => `${id} ${kind}`
const each = <T>(work: (adapter: (typeof ADAPTERS)[number]) => Promise<T>) => Promise.all(ADAPTERS.map(work))

async function orderOf(kind: Kind) {
  await each(async (adapter) => {
    orders.set(nameOf(adapter.id, kind), await site.order(adapter, refusedOrder(adapter, kind)))
  })
}

async function toTheEnd(live: LiveSite, into: string) {
  const made = await each((adapter) => live.order(adapter))
  await each(async (adapter) => live.answer(adapter, adapter.finished.routes))
  await live.moveClock()
  await each(async ({ id }) => {
    const order = made[ADAPTERS.findIndex((adapter) => adapter.id === id)]
    ends.set(`${into} ${id}`, await live.untilOrder(order?.body.result?.publicId ?? '', 'finished'))
  })
}

beforeAll(async () => {
  const url = new URL(inject('postgres'))
  const name = `built_${process.pid}`
  await queryRows(url.href, `create database ${name} template ${inject('postgresTemplate')}`)
  url.pathname = name
  const started = await Promise.all([
    startLiveSite({ DATABASE_URL: url.href }),
    startLiveSite({ DATABASE_URL: '' }),
  ])
  ;[site, embedded] = started

  await each(async (adapter) => {
    shown.set(adapter.id, (await site.estimate(adapter)).body.result)
  })
  await site.moveClock()
  // A first order loads code that those with a deadline must not wait for.
  await orderOf('below')
  await site.moveClock()
  const hanging = await each(async (adapter) => ({ id: adapter.id, ...(await site.hangingOrder(adapter)) }))
  for (const kind of KIND_NAMES) {
    globals = await site.moveClock()
    await each(async (adapter) => {
      const refusal = refusedQuote(adapter, kind)
      quotes.set(nameOf(adapter.id, kind), await site.quote(adapter, refusal))
    })
  }
  // They take twenty seconds of no clock that can be moved.
  for (const { id, order } of hanging) orders.set(nameOf(id, 'silent'), await order)
  for (const kind of KIND_NAMES.filter((one) => one !== 'below' && one !== 'silent')) {
    await site.moveClock()
    await orderOf(kind)
  }
  await site.moveClock()
  await Promise.all([toTheEnd(site, 'postgres'), toTheEnd(embedded, 'embedded')])
}, 400_000)

afterAll(() => Promise.all([site?.endAll(), embedded?.endAll()]))

test('nothing of ours is global but the handle of the process', () => {
  expect(globals).toContain('Symbol(halyard.process)')
  expect(globals.filter((name) => !OF_OTHERS.test(name))).toEqual(['Symbol(halyard.process)'])
})

describe.each(ADAPTERS)('the built site behind $id', (adapter) => {
  const { id } = adapter

  test('shows its offer', () => {
    expect(shown.get(id)).toMatchObject({ provider: { id } })
  })

  test.each(KIND_NAMES)('says at quoting that it refuses: %s', (kind) => {
    expect(quotes.get(nameOf(id, kind))).toEqual(expectedQuote(kind, refusedQuote(adapter, kind)))
  })

  test.each(KIND_NAMES)('says at creating that it refuses: %s', (kind) => {
    const order = orders.get(nameOf(id, kind))
    expect(order && answerOf(order)).toEqual(expectedOrder(kind, refusedOrder(adapter, kind)))
  })

  test.each(['postgres', 'embedded'])('carries an order to its end on %s', (database) => {
    expect(ends.get(`${database} ${id}`)).toMatchObject({
      status: 'finished',
      sandbox: false,
      extendedInfo: { txTo: adapter.finished.hash },
    })
  })
})

test('an order of which nobody knows ends, without an address', async () => {
  await site.moveClock()
  await site.moveClock()
  await each(async ({ id }) => {
    const order = orders.get(nameOf(id, 'cut'))?.body.result?.publicId ?? ''
    expect(await site.untilOrder(order, 'failed')).toMatchObject({
      issue: 'creation_unknown',
      extendedInfo: { addressFrom: '' },
    })
  })
})
