import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Big from 'big.js'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { queryRows } from '../server/postgres'
import type { RecordedRequest } from '../server/providers/fakeProvider'
import { ADAPTERS } from './support/adapters'
import { startLiveSite, type LiveSite } from './support/providerSite'

/** Percent; of the others their accounts decide, and the operator says which. */
const OPERATOR_FILE = `
programmes:
  fees:
    commissionPercent: { default: '0.3', near: '0.4', sideshift: '1' }
    statedCommissionPercent: { changenow: '0.4' }
`
const ACCOUNT = 'exchange.near'
/** Of the deposit, which is 0.01 BTC in each order; of NEAR's half is ours. */
const EARNED = { near: '0.00002', sideshift: '0.0001', changenow: '0.00004' }
const NAMING = ['near', 'sideshift'] as const

const folder = mkdtempSync(join(tmpdir(), 'halyard-operator-'))
const database = new URL(inject('postgres'))
let site: LiveSite
const orders = new Map<string, { publicId: string }>()
const requests = new Map<string, readonly RecordedRequest[]>()
const rows = (statement: string) => queryRows(database.href, statement)
const adapterOf = (id: string) => {
  const adapter = ADAPTERS.find((one) => one.id === id)
  if (!adapter) throw new Error(`no ${id}`)
  return adapter
}

beforeAll(async () => {
  writeFileSync(join(folder, 'operator.yaml'), OPERATOR_FILE)
  const name = `earnings_${process.pid}`
  await rows(`create database ${name} template ${inject('postgresTemplate')}`)
  database.pathname = name
  site = await startLiveSite({
    DATABASE_URL: database.href,
    OPERATOR_FILE: join(folder, 'operator.yaml'),
    NEAR_FEE_ACCOUNT: ACCOUNT,
    NEAR_REFERRAL: 'exchange',
  })
  for (const adapter of ADAPTERS) {
    const { body } = await site.order(adapter)
    // Between an estimate and an order the answers of the fake stay, so that all of it is recorded.
    await site.estimate(adapter)
    requests.set(adapter.id, [...site.requestsOf(adapter)])
    if (body.result) orders.set(adapter.id, body.result)
    site.answer(adapter, adapter.finished.routes)
  }
  await site.moveClock()
  await Promise.all([...orders.values()].map(({ publicId }) => site.untilOrder(publicId, 'finished')))
}, 240_000)

afterAll(async () => {
  await site?.endAll()
  rmSync(folder, { recursive: true })
})

/** In basis points, of each request that prices or makes an order. */
function namedBy(id: string): number[] {
  const all = requests.get(id) ?? []
  if (id === 'near')
    return all
      .filter(({ path }) => path === '/quote')
      .map(({ body }) => {
        const { appFees = [], referral } = body as { appFees?: object[]; referral?: string }
        const [fee] = appFees as { recipient: string; fee: number }[]
        return appFees.length === 1 && fee?.recipient === ACCOUNT && referral === 'exchange' ? fee.fee : NaN
      })
  return all
    .filter(({ path }) => path.startsWith('/pair/') || path === '/quotes' || path.startsWith('/shifts/'))
    .filter(({ method, path }) => method === 'POST' || path.startsWith('/pair/'))
    .map(({ query, body }) => {
      const { commissionRate, affiliateId } = { ...query, ...(body as object | undefined) } as Record<
        string,
        string
      >
      return affiliateId ? Math.round(Number(commissionRate) * 10_000) : NaN
    })
}

describe.each([
  ['near', 40],
  ['sideshift', 100],
])('%s', (id, points) => {
  test('is named the commission in quote and in order', () => {
    expect(namedBy(id).length).toBeGreaterThanOrEqual(2)
    expect(new Set(namedBy(id))).toEqual(new Set([points]))
  })

  test('quotes less by it, and the estimate says so', async () => {
    site.answer(adapterOf(id))
    const { body } = await site.estimate(adapterOf(id))
    const before = id === 'near' ? '0.29' : new Big('0.01').times('17.298009817772').toFixed()
    const after = new Big(before).times(10_000 - points).div(10_000)
    expect(new Big(String(body.result?.estimate)).minus(after).abs().lte('0.000001')).toBe(true)
    expect(body.result).toMatchObject({ commission: { percent: new Big(points).div(100).toFixed() } })
  })
})

describe('the books', () => {
  test('have one earning of each finished order, to the last digit of what the fakes took', async () => {
    const earned = await rows('select public_id, provider, unit, amount::text, reason from earnings')
    expect(earned).toHaveLength(ADAPTERS.length)
    for (const [provider, amount] of Object.entries(EARNED)) {
      const own = earned.filter((row) => row.provider === provider)
      expect(own, provider).toHaveLength(1)
      expect(own[0]).toMatchObject({ public_id: orders.get(provider)?.publicId, unit: 'btc', reason: null })
      expect(new Big(String(own[0]?.amount)).eq(amount), `${provider}: ${String(own[0]?.amount)}`).toBe(true)
    }
    // Nothing is known of these, so nothing is booked.
    for (const provider of ['exolix', 'simpleswap'])
      expect(earned.find((row) => row.provider === provider)).toMatchObject({
        amount: null,
        reason: 'not_stated',
      })
  })

  test('balance, and owe the operator what they earned', async () => {
    const legs = await rows('select account, owner, unit, amount::text from journal_legs')
    const sum = legs.reduce((all, { amount }) => all.plus(String(amount)), new Big(0))
    expect(sum.eq(0)).toBe(true)
    for (const provider of NAMING) {
      const receivable = legs.filter((leg) => leg.owner === provider && Number(leg.amount) > 0)
      expect(receivable.map(({ amount }) => new Big(String(amount)).toFixed())).toEqual([EARNED[provider]])
    }
  })
})

test('an order whose provider repeats another commission shows no address', async () => {
  const near = adapterOf('near')
  const { body } = await site.order(near, {
    routes: {
      ...near.routes,
      'POST /quote': (request) => {
        const route = near.routes['POST /quote']
        const reply = typeof route === 'function' ? route(request) : route
        const answered = reply?.body as { quoteRequest: { dry: boolean } }
        const quoteRequest = { ...answered.quoteRequest, appFees: [{ recipient: ACCOUNT, fee: 1 }] }
        return { ...reply, body: { ...answered, quoteRequest } }
      },
    },
  })
  expect(body.result).not.toMatchObject({ status: 'waiting' })
  expect(JSON.stringify(body)).not.toContain('3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy')
})
