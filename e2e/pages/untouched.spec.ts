import { expect, type Page, type Request } from '@playwright/test'
import { orderByApi } from '../support/exchangeApi'
import { hydrated } from '../support/exchangePage'
import { scrollToEnd } from '../support/noticeCards'
import { callsTo } from '../support/visitor'
import { test } from '../support/watchedTest'
import { quickIf } from '../support/fullRun'

/** Bytes on the wire of all that a page fetches later than its own scripts: the notices. */
const LATER_AT_MOST = 5000

const API = '/api/'

/** Until the parts that every visit gets have come. */
const idle = (page: Page) => page.locator('[aria-live=polite][data-aside]').waitFor({ state: 'attached' })

for (const path of [
  '/',
  '/coins/btc',
  '/de/coins/btc',
  '/what-is/bitcoin',
  '/customer-account',
  '/exchanges',
])
  test(`a first visit of ${path} that touches nothing calls nothing and fetches neither its data again nor code for calls`, async ({
    page,
    context,
  }) => {
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
    await idle(page)
    expect(later, 'the notices').not.toEqual([])
    const sizes = await Promise.all(later.map((request) => request.sizes()))
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(LATER_AT_MOST)
    expect([...calls, ...data].map((call) => call.url())).toEqual([])
  })

test('an order’s page that nobody touches calls for the order alone, without the code of other calls, for a minute', async ({
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
  await page.clock.runFor(8_000)
  await idle(page)
  const before = scripts().length
  for (let seconds = 8; seconds < 40; seconds++) await page.clock.runFor(1_000)
  await expect.poll(() => polls().length).toBeGreaterThan(1)
  expect(calls).toEqual(polls())
  expect(scripts()).toHaveLength(before)
  await page.clock.runFor(40_000)
  await expect.poll(() => calls.map((call) => call.url()).join()).toContain('/currencies/list')
})

test('with the first touch of the page come the currencies and what else the visit needs', async ({
  page,
  context,
}) => {
  const lists = callsTo('/api/v3/currencies/list', context)
  await page.goto('/')
  await hydrated(page)
  await idle(page)
  expect(lists).toHaveLength(0)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => lists.length).toBe(1)
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
