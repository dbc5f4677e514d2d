import { expect, type Page } from '@playwright/test'
import { depositByApi, orderByApi } from '../support/exchangeApi'
import { hydrated } from '../support/exchangePage'
import { watchShifts } from '../support/layoutShifts'
import { test } from '../support/watchedTest'

const PATHS = ['/exchange', '/exchange-v2/exchange']

/** A busy server may serve the page without its order, which it waits for no longer than a visitor should. */
const openServed = (page: Page, link: string) =>
  expect(async () => {
    await page.goto(link, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send 0.1 BTC to start', {
      timeout: 5_000,
    })
  }).toPass()

for (const path of PATHS)
  test(`a link to an exchange at ${path} shows it before a call is answered, in the visitor’s zone`, async ({
    browser,
    request,
  }) => {
    const link = `${path}?id=${await orderByApi(request)}`
    const context = await browser.newContext({ timezoneId: 'Asia/Tokyo' })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const shifts = await watchShifts(page)
    await page.route('**/api/v3/exchanges-new/*', () => undefined)
    await openServed(page, link)
    await expect(page).toHaveTitle(/^Waiting · Exchange /)
    await hydrated(page)
    await expect(page.getByRole('time')).toContainText('GMT+9')
    await expect(page.getByText('You can view this exchange')).toBeVisible()
    // A page that React made anew would have lost what was served.
    expect(errors).toEqual([])
    expect(await shifts()).toEqual([])
    await context.close()
  })

test('a link to an exchange follows it from what the page brought', async ({ page, request }) => {
  const id = await orderByApi(request)
  await page.goto(`/exchange?id=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send 0.1 BTC to start')
  await depositByApi(request, id, 'full', 'finished')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange completed')
})

test('a press on the served page counts once its scripts have come', async ({ page, request }) => {
  const link = `/exchange?id=${await orderByApi(request)}`
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await openServed(page, link)
  const button = page.getByRole('button', { name: 'Simulate deposit' })
  await button.click()
  // It is gone once the deposit has arrived.
  const pressed = await button.elementHandle()
  const isWaiting = () =>
    pressed?.evaluate((element) =>
      element.getAnimations().some((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition)),
    )
  expect(await isWaiting()).toBe(true)
  release()
  await hydrated(page)
  expect(await isWaiting()).toBe(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange completed')
})

test('the page behind a link to an exchange has no address of its own', async ({ request }) => {
  for (const [page, shown] of [
    ['/exchange/order', '/exchange'],
    ['/de/exchange-v2/order', '/de/exchange-v2/exchange'],
  ]) {
    const moved = await request.get(`${page}?id=abc123`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([308, `${shown}?id=abc123`])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of PATHS)
    test(`a link to an exchange at ${path} shows where to send what, and no control that does nothing`, async ({
      page,
      request,
    }) => {
      const link = `${path}?id=${await orderByApi(request)}`
      await openServed(page, link)
      const main = page.getByRole('main')
      await expect(main.getByText(/^bc1/)).toBeVisible()
      await expect(main.getByText('Reload it to see the current status.')).toBeVisible()
      await expect(main.locator('button:not([aria-expanded]):visible, input:visible')).toHaveCount(0)
    })
})
