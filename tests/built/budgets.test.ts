import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADAPTERS } from './support/adapters'
import { startLiveSite, type LiveSite } from './support/providerSite'

const GREEDY = '203.0.113.66'
/** Distinct ones, each of which would cost every provider a call. */
const QUOTES = 330

const PAIR = 'tickerFrom=btc&networkFrom=btc&tickerTo=eth&networkTo=eth'
let site: LiveSite
const statuses: number[] = []
let wait: string | null = null

const callFrom = (ip: string, path: string) =>
  fetch(site.origin + path, { headers: { 'x-forwarded-for': ip } })

beforeAll(async () => {
  site = await startLiveSite({ DATABASE_URL: '' })
  // Their first quotes load the lists of coins.
  await Promise.all(ADAPTERS.map((adapter) => site.estimate(adapter)))
  const amounts = Array.from({ length: QUOTES }, (_, call) => `0.02${String(call).padStart(4, '0')}`)
  for (let first = 0; first < QUOTES; first += 30) {
    const some = amounts.slice(first, first + 30)
    const responses = await Promise.all(
      some.map((amount) => callFrom(GREEDY, `/api/v4/estimates?${PAIR}&amount=${amount}`)),
    )
    statuses.push(...responses.map(({ status }) => status))
    wait = responses.find(({ status }) => status === 429)?.headers.get('retry-after') ?? wait
  }
}, 240_000)
afterAll(() => site?.endAll())

describe('beside a visitor with 330 distinct quotes', () => {
  test('who is refused with the seconds to wait', () => {
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(Number(wait)).toBeGreaterThan(0)
  })

  test.each(ADAPTERS)('another visitor is quoted by $id, and orders there', async (adapter) => {
    expect(await site.estimate(adapter)).toMatchObject({ status: 200 })
    expect(await site.order(adapter)).toMatchObject({ status: 201, body: { result: { status: 'waiting' } } })
  })

  test('pages are served', async () => {
    const pages = ['/', '/exchange', '/coins/btc', '/crypto-to-crypto/btc-eth']
    const responses = await Promise.all(pages.map((path) => callFrom('203.0.113.9', path)))
    expect(responses.map(({ status }) => status)).toEqual(pages.map(() => 200))
  })
})
