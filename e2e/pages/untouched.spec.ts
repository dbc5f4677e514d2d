import { expect, type Page, type Request } from '@playwright/test'
import { orderByApi } from '../support/exchangeApi'
import { hydrated } from '../support/exchangePage'
import { scrollToEnd } from '../support/noticeCards'
import { callsTo } from '../support/visitor'
import { test } from '../support/watchedTest'
import { quickIf } from '../support/fullRun'

/** Bytes on the wire of all that a page fetches later than its own scripts: the notices, and what makes the way on short. */
const LATER_AT_MOST = 5500

const API = '/api/'

/** Until the parts that every visit gets have come. */
const idle = (page: Page) => page.locator('[aria-live=polite][data-aside]').waitFor({ state: 'attached' })

/** Runs the page's clock until something has happened; what is fetched meanwhile takes the machine's own time. */
const passTime = (page: Page, hasHappened: () => boolean) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(500)
        return hasHappened()
      },
      { intervals: [50] },
    )
    .toBe(true)

// A region whose law requires no consent before a fingerprint.
test.use({ timezoneId: 'America/New_York' })

for (const path of [
  '/',
  '/coins/btc',
  '/de/coins/btc',
  '/what-is/bitcoin',
  '/customer-account',
  '/exchanges',
])
  test(`a first visit of ${path} that touches nothing calls nothing and fetches no code for calls until its session begins`, async ({
    page,
    context,
  }) => {
    await page.clock.install({ time: 0 })
    // However slow this machine is, the page has no more time than it is given here.
    await page.clock.pauseAt(1000)
    const calls = callsTo(API, context)
    const data = callsTo('/_next/data/', context)
    const later: Request[] = []
    const html = await (await page.request.get(path)).text()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js') && !html.includes(`data-deferred="${pathname}"`)) later.push(request)
    })
    await page.goto(path)
    await hydrated(page)
    await page.clock.runFor(3_000)
    await idle(page)
    expect(later, 'the notices').not.toEqual([])
    const sizes = await Promise.all(later.map((request) => request.sizes()))
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(LATER_AT_MOST)
    expect([...calls, ...data].map((call) => call.url())).toEqual([])
    const session = () => calls.find((call) => call.url().endsWith('/api/v3/sessions'))
    await passTime(page, () => session() !== undefined)
    expect(session()?.postDataJSON()).toMatchObject({ fingerprintId: expect.stringMatching(/^\w{32}$/) })
    expect(data).toEqual([])
  })

test('an order’s page that nobody touches calls for the order alone, without the code of other calls, until its session begins', async ({
  page,
  context,
  request,
}) => {
  const path = `/exchange?id=${await orderByApi(request)}`
  await page.clock.install({ time: 0 })
  // However slow this machine is, the page has no more time than it is given here.
  await page.clock.pauseAt(1000)
  await expect(async () => {
    await page.goto(path)
    // A busy server may serve the page without its order.
    expect(await page.locator('#__NEXT_DATA__').textContent()).toContain('"exchange":{')
  }).toPass()
  const calls = callsTo(API, context)
  const files = callsTo('/_next/static/chunks/', context)
  const scripts = () => files.filter((file) => file.url().endsWith('.js'))
  const polls = () => calls.filter((call) => call.url().includes('/api/v3/exchanges-new/'))
  await hydrated(page)
  // The first seconds bring the notices.
  await page.clock.runFor(3_000)
  await idle(page)
  const before = scripts().length
  expect(calls).toEqual(polls())
  await passTime(page, () => calls.some((call) => call.url().endsWith('/api/v3/sessions')))
  expect(scripts().length).toBeGreaterThan(before)
  expect(polls().length).toBeGreaterThan(1)
})

test('with the first touch of the page come the currencies and what else the visit needs', async ({
  page,
  context,
}) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  const lists = callsTo('/api/v3/currencies/list', context)
  await page.goto('/')
  await hydrated(page)
  await page.clock.runFor(2_000)
  await idle(page)
  expect(lists).toHaveLength(0)
  await page.mouse.wheel(0, 100)
  await passTime(page, () => lists.length === 1)
})

test('a visitor with exchanges of their own has them counted without touching the page', async ({
  page,
  context,
}) => {
  const lists = callsTo('/api/v3/currencies/list', context)
  await context.addInitScript(() => localStorage.setItem('own-exchanges', '[]'))
  await page.goto('/')
  await expect.poll(() => lists.length).toBe(1)
})

/** @returns what `read` gives twice in a row */
async function settled(read: () => Promise<number>): Promise<number> {
  let last = NaN
  await expect
    .poll(async () => {
      const isSame = (await read()) === last
      last = await read()
      return isSame
    })
    .toBe(true)
  return last
}

for (const path of ['/', '/coins/btc', '/what-is/bitcoin'])
  test(
    `on ${path} nothing moves what a visitor points at after a jump to the end`,
    quickIf(path === '/'),
    async ({ page }) => {
      const placeOfFooter = () =>
        page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top + scrollY)
      await page.goto(path)
      await hydrated(page)
      await idle(page)
      const lists = page.waitForResponse('**/api/v3/currencies/list?*')
      let answer = () => {}
      const isDown = new Promise<void>((resolve) => (answer = resolve))
      await page.route('**/api/**', (route) => isDown.then(() => route.continue()))
      // Sections get their true height when the jump brings them near.
      await scrollToEnd(page)
      const before = await settled(placeOfFooter)
      answer()
      await page.mouse.move(200, 200)
      await lists
      expect(await placeOfFooter()).toBe(before)
    },
  )
