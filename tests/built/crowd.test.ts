// @vitest-environment jsdom
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PAYOUT_ADDRESS } from './support/adapters'
import { startBuiltSite } from './support/builtSite'
import { plainBrowser } from './support/plainBrowser'

/** Many people behind one address, such as that of an exit of Tor. */
const PEOPLE = 200
const AT_ONCE = 10
const PASS_RIPENS = 5500
const EXIT = '203.0.113.66'
const OWN = /^\/own-exchange\//
vi.setConfig({ testTimeout: 600_000 })

let site: Awaited<ReturnType<typeof startBuiltSite>>
beforeAll(async () => {
  site = await startBuiltSite({
    ...{ DATABASE_URL: '', TRUST_PROXY: '1', SANDBOX_STEP_SECONDS: '0.2', PREWARM_PAGES: '0' },
    // As they are without a setting, but for the crowd, for whom the clock of this machine must not decide.
    ...{ RATE_LIMIT_WRITE: '30', RATE_LIMIT_READ: '600', RATE_LIMIT_PAGES: '240', RATE_LIMIT_CROWD: '10' },
  })
}, 240_000)
afterAll(() => site?.end())

const visit = (ip = EXIT) => plainBrowser(site.origin, { 'x-forwarded-for': ip }, { hasCookies: true })
type Browser = ReturnType<typeof visit>

async function reachReview(browser: Browser) {
  await browser.open('/exchange-form?from=btc-btc&to=eth-eth&amount=0.05')
  await browser.press('Continue')
  await browser.press('Review exchange', { addressTo: PAYOUT_ADDRESS })
}

async function orders(browser: Browser, count: number) {
  let placed = 0
  for (let order = 0; order < count; order++) {
    try {
      await reachReview(browser)
      await browser.press('Create exchange')
    } catch {
      // A page that is refused has no button.
    }
    if (OWN.test(browser.path())) placed += 1
  }
  return placed
}

async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<unknown>) {
  const left = [...all]
  const next = async () => {
    for (let one = left.shift(); one; one = left.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

test('200 people behind one address each make an order, while one who floods is held at a few', async () => {
  // One who has no cookies, and calls as fast as it can.
  const flood = await Promise.all(
    Array.from({ length: 60 }, () =>
      fetch(`${site.origin}/api/v3/exchanges-new`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': EXIT },
        body: '{}',
      }).then(({ status }) => status),
    ),
  )
  expect(flood.filter((status) => status === 429).length).toBeGreaterThanOrEqual(30)

  const people = Array.from({ length: PEOPLE }, () => visit())
  await eachOf(people, (browser) => browser.open('/exchange-form?from=btc-btc&to=eth-eth&amount=0.05'))
  expect(people.filter((browser) => browser.status() !== 200)).toEqual([])
  await wait(PASS_RIPENS)
  // And one with a pass of their own, at the same time.
  const loud = people[0] ?? visit()
  const started = Date.now()
  const [placedByOne] = await Promise.all([
    orders(loud, 60),
    eachOf(people.slice(1), async (browser) => {
      await reachReview(browser)
      await browser.press('Create exchange')
    }),
  ])
  expect(people.slice(1).filter((browser) => !OWN.test(browser.path()))).toEqual([])
  const minutes = Math.ceil((Date.now() - started) / 60_000)
  expect(placedByOne).toBeGreaterThanOrEqual(1)
  expect(placedByOne).toBeLessThanOrEqual(6 * (minutes + 1))
  expect(placedByOne).toBeLessThan(60)
})
