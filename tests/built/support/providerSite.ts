import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  faults,
  startFakeProvider,
  type FakeProvider,
  type Routes,
} from '../../server/providers/fakeProvider'
import { type Adapter, ADAPTERS, type Fault, ofOrdersOnly, PAYOUT_ADDRESS, type Refused } from './adapters'
import { startBuiltSite } from './builtSite'
import type { Answer, Kind } from './refusals'

const FAULTS: Record<Fault, Routes[string]> = {
  unauthorised: { status: 401, body: { message: 'wrong key' } },
  tooMany: { ...faults.tooMany, headers: { 'retry-after': '1' } },
  broken: faults.broken,
  silent: faults.silent,
  cut: faults.cut,
  torn: faults.torn,
}
const isFault = (kind: Kind): kind is Fault => kind in FAULTS

export const refusedQuote = ({ quoting, quoteRoute }: Adapter, kind: Kind): Refused =>
  isFault(kind) ? { routes: { [quoteRoute]: FAULTS[kind] } } : quoting[kind]

export function refusedOrder(adapter: Adapter, kind: Kind): Refused {
  const reply = isFault(kind) && FAULTS[kind]
  const fault = reply && ofOrdersOnly(adapter, { [adapter.createRoute]: reply })
  return fault ? { routes: fault } : adapter.creating[kind as Exclude<Kind, Fault>]
}

const PAIR = { tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth', amount: '0.01' }
/** A visitor's, from the proxy in front: SideShift wants one. */
const HEADERS = { 'x-forwarded-for': '203.0.113.7', 'content-type': 'application/json' }
const PATIENCE = 15_000

type Body = {
  code?: string
  fields?: Record<string, unknown>
  limits?: unknown
  result?: { publicId: string; status: string; rateId: string | null } & Record<string, unknown>
}
type Call = { status: number; body: Body }
export type LiveSite = Awaited<ReturnType<typeof startLiveSite>>

/** A live site with all five providers behind it. */
export async function startLiveSite(variables: Record<string, string>) {
  const fakes = new Map<string, FakeProvider>()
  for (const { id, routes } of ADAPTERS) fakes.set(id, await startFakeProvider(routes))
  const fakeOf = ({ id }: Adapter) => {
    const fake = fakes.get(id)
    if (!fake) throw new Error(`no ${id}`)
    return fake
  }
  const site = await startBuiltSite({
    ...{ LIVE: '1', PROVIDERS: ADAPTERS.map(({ id }) => id).join(','), TRUST_PROXY: '1' },
    ...{
      CONTACT_EMAIL: 'help@example.com',
      LEGAL_NAME: 'Example',
      LEGAL_ADDRESS: 'Street 1',
      LEGAL_LAW: 'Estonia',
    },
    TOKEN_SECRET: 'a-secret-of-the-tests-with-32-letters',
    ...Object.fromEntries(
      ADAPTERS.flatMap((adapter) => Object.entries(adapter.settings(fakeOf(adapter).url))),
    ),
    ...variables,
  })

  async function call(
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Call> {
    const response = await fetch(site.origin + path, { ...init, headers: { ...HEADERS, ...init.headers } })
    return { status: response.status, body: (await response.json()) as Body }
  }
  const query = (adapter: Adapter, fixed = false) =>
    new URLSearchParams({
      ...PAIR,
      fixed: String(fixed),
      exclude: ADAPTERS.flatMap(({ id }) => (id === adapter.id ? [] : id)).join(','),
    })
  const answer = (adapter: Adapter, routes: Routes = {}) =>
    fakeOf(adapter).answer({ ...routes, ...without(adapter.routes, routes) })
  const estimate = (adapter: Adapter, fixed = false) =>
    call(`/api/v4/estimates?${String(query(adapter, fixed))}`)

  async function orderOf(
    adapter: Adapter,
    { routes = {}, fixed = false }: Partial<Refused> = {},
  ): Promise<Call> {
    answer(adapter)
    const { body } = fixed ? await estimate(adapter, true) : { body: {} as Body }
    answer(adapter, routes)
    return call('/api/v4/exchanges-new', {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        ...{ ...PAIR, fixed, reverse: false, rateId: body.result?.rateId ?? null, provider: adapter.id },
        ...{ addressTo: PAYOUT_ADDRESS, userRefundAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
      }),
    })
  }

  return {
    ...site,
    estimate,
    /** The provider's own answer, and what is made of it for an estimate. */
    quote: async (adapter: Adapter, { routes, fixed }: Refused) => {
      answer(adapter, routes)
      const offers = await call(`/api/v4/offers?${String(query(adapter, fixed))}`)
      const { missing = [] } = (offers.body.result ?? {}) as { missing?: { provider: { id: string } }[] }
      const { provider: _, ...own } = missing.find(({ provider }) => provider.id === adapter.id) ?? {
        provider: null,
      }
      return { missing: own, estimate: answerOf(await estimate(adapter, fixed)) }
    },
    /** Sends an order that its provider never answers. @returns once the provider has it */
    hangingOrder: async (adapter: Adapter): Promise<{ order: Promise<Call> }> => {
      let order: Promise<Call> | undefined
      await new Promise<void>((arrived) => {
        const reply = () => {
          arrived()
          return faults.silent
        }
        order = orderOf(adapter, { routes: ofOrdersOnly(adapter, { [adapter.createRoute]: reply }) })
        // Answered before it arrives: the test says with what.
        void order.then(() => arrived())
      })
      return { order: order ?? Promise.reject(new Error('never sent')) }
    },
    order: orderOf,
    answer,
    /** Since it was last given its answers. */
    requestsOf: (adapter: Adapter) => fakeOf(adapter).requests,
    /** @returns the order once it stands in this status */
    untilOrder: async (publicId: string, status: string): Promise<Body['result']> => {
      for (const until = Date.now() + PATIENCE; ;) {
        const { body } = await call(`/api/v3/exchanges-new/${publicId}`)
        if (body.result?.status === status || Date.now() > until) return body.result
        await wait(200)
      }
    },
    endAll: async () => {
      await site.end()
      await Promise.all([...fakes.values()].map((fake) => fake.close()))
    },
  }
}

/** The routes of a case replace those of the same name, and come first. */
const without = (routes: Routes, replaced: Routes): Routes =>
  Object.fromEntries(Object.entries(routes).filter(([name]) => !(name in replaced)))

export function answerOf({ status, body }: Call): Answer {
  const field = Object.keys(body.fields ?? {})[0]
  return {
    status,
    ...(body.code && { code: body.code }),
    ...(field && { field }),
    ...(body.limits !== undefined && { limits: body.limits }),
    ...(status === 201 && { state: body.result?.status }),
  }
}
