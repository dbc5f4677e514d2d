import { expect, type Page } from '@playwright/test'
import {
  ADDRESSES,
  exchangeIn,
  keyOf,
  openReview,
  ORDERS,
  ordersSent,
  placeButton,
  placedExchange,
} from '../support/orderSteps'
import { test } from '../support/watchedTest'
import { FULL, quickIf } from '../support/fullRun'

const ORDER = {
  tickerFrom: 'btc',
  networkFrom: 'btc',
  tickerTo: 'eth',
  networkTo: 'eth',
  amount: '0.2',
  reverse: false,
  fixed: false,
  addressTo: ADDRESSES.eth,
}
const ownLines = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('own-exchanges') ?? '[]') as unknown[]).length)

const PRESSES: Record<string, (page: Page) => Promise<unknown>> = {
  'a double click': (page) => placeButton(page).dblclick(),
  'Enter pressed twice': async (page) => {
    await placeButton(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
  },
  'two presses before the page is drawn again': (page) =>
    placeButton(page).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    }),
}

for (const [name, press] of Object.entries(PRESSES)) {
  test(`${name} sends one order`, quickIf(name.startsWith('two')), async ({ page }) => {
    const sent = ordersSent(page)
    await openReview(page)
    // A slow back end leaves time for a second order.
    await page.route(`**${ORDERS}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    await press(page)
    await placedExchange(page)
    expect(sent).toHaveLength(1)
    expect(await ownLines(page)).toBe(1)
  })
}

test('two orders under one key, sent at once, make one exchange', async ({ request }) => {
  const key = crypto.randomUUID()
  const order = () => request.post(ORDERS, { data: ORDER, headers: { 'idempotency-key': key } })
  const responses = await Promise.all([order(), order(), order()])
  expect(responses.map((response) => response.status()).sort()).toEqual([200, 200, 201])
  const ids = await Promise.all(responses.map(async (response) => (await exchangeIn(response)).publicId))
  expect(new Set(ids).size).toBe(1)
})

test('another order under a used key is refused', async ({ request }) => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  await request.post(ORDERS, { data: ORDER, headers })
  const second = await request.post(ORDERS, { data: { ...ORDER, amount: '0.3' }, headers })
  expect(second.status()).toBe(409)
  expect(await second.json()).toMatchObject({ code: 'idempotency_conflict' })
})

/** Lets the next order reach the back end and loses the answer on its way back. Fills in which exchange was made. */
async function loseAnswer(page: Page) {
  const made: string[] = []
  await page.route(
    `**${ORDERS}`,
    async (route) => {
      made.push((await exchangeIn(await route.fetch())).publicId)
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  return made
}

test('an order whose response was lost is found again by another try, not placed twice', async ({ page }) => {
  const sent = ordersSent(page)
  await openReview(page)
  const made = await loseAnswer(page)
  await placeButton(page).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your exchange may already have been created' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(await placedExchange(page)).toBe(made[0])
  expect(sent).toHaveLength(2)
  expect(keyOf(sent[0])).toMatch(/^[0-9a-f]{32}$/)
  expect(keyOf(sent[1])).toBe(keyOf(sent[0]))
  expect(await ownLines(page)).toBe(1)
})

test('an order whose response was lost is found again after a reload', FULL, async ({ page }) => {
  await openReview(page)
  const made = await loseAnswer(page)
  await placeButton(page).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await openReview(page)
  await placeButton(page).click()
  expect(await placedExchange(page)).toBe(made[0])
})

test('a fixed order whose response was lost is found again at its own rate', FULL, async ({ page }) => {
  await openReview(page, { fixed: 'true' })
  const made = await loseAnswer(page)
  await placeButton(page).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(await placedExchange(page)).toBe(made[0])
})

test('the next order gets a key of its own', FULL, async ({ page }) => {
  const sent = ordersSent(page)
  for (const turn of [1, 2]) {
    await openReview(page)
    await placeButton(page).click()
    await placedExchange(page)
    expect(await ownLines(page)).toBe(turn)
  }
  expect(keyOf(sent[1])).not.toBe(keyOf(sent[0]))
})
