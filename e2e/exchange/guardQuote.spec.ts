import { expect, type Page } from '@playwright/test'
import {
  ADDRESSES,
  checkButton,
  getField,
  noteUnder,
  openForm,
  openReview,
  orderOf,
  ordersSent,
  placeButton,
  placedExchange,
  review,
  sendField,
} from '../support/orderSteps'
import { holdQuote } from '../support/quoteResponses'
import { test } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

/** Whatever has reached the page before is drawn: the response to a later request of its own has come, and two frames. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    await (await fetch('/icon.svg', { cache: 'no-store' })).text()
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })

test('an older quote stands beside newer input neither before nor after the newer quote', async ({
  page,
}) => {
  await openForm(page, '/exchange-v2')
  const older = await holdQuote(page, '0.3')
  const newer = await holdQuote(page, '0.4')
  await sendField(page).fill('0.3')
  await older.requested
  await sendField(page).fill('0.4')
  await newer.requested
  await expect(getField(page)).toHaveValue('')

  await newer.letGo()
  await expect(getField(page)).toHaveValue(/\d/)
  const shown = await getField(page).inputValue()
  await older.letGo()
  await drawn(page)
  expect(await getField(page).inputValue()).toBe(shown)
})

test('the response to a retry that a newer request overtook changes nothing', FULL, async ({ page }) => {
  await openForm(page, '/exchange-v2')
  const older = await holdQuote(page, '0.3')
  // Playwright uses the newest rule first.
  await page.route('**/api/v4/estimates?*amount=0.3&*', (route) => route.fulfill({ status: 500 }), {
    times: 1,
  })
  await sendField(page).fill('0.3')
  await noteUnder(page, 'from').getByRole('button', { name: 'Try again' }).click()
  await older.requested
  await sendField(page).fill('0.4')
  await expect(getField(page)).toHaveValue(/\d/)
  const shown = await getField(page).inputValue()
  await older.letGo()
  await drawn(page)
  expect(await getField(page).inputValue()).toBe(shown)
})

test('nothing can be ordered before its own quote has come, and then exactly that is ordered', async ({
  page,
}) => {
  const sent = ordersSent(page)
  await openForm(page, '/exchange-v2', { fixed: 'true' })
  await page.getByLabel('Recipient ETH address').fill(ADDRESSES.eth)
  const held = await holdQuote(page, '0.3')
  await sendField(page).fill('0.3')
  await held.requested
  await expect(checkButton(page)).toHaveAttribute('aria-disabled', 'true')
  await checkButton(page).press('Enter')

  await held.letGo()
  // What the press did would have been drawn before the quote is.
  await expect(getField(page)).toHaveValue(/\d/)
  expect(await review(page).isVisible()).toBe(false)
  await checkButton(page).click()
  await expect(review(page)).toContainText('0.3 BTC')
  const reviewed = await review(page).innerText()
  const own = held.answers.find(({ estimate }) => reviewed.includes(estimate.slice(0, 8)))
  expect(own).toBeDefined()
  await placeButton(page).click()
  await placedExchange(page)
  expect(orderOf(sent[0])).toMatchObject({ amount: '0.3', fixed: true, rateId: own?.rateId })
})

test('in the step flow the addresses cannot be reached without a quote', FULL, async ({ page }) => {
  await openForm(page, '/exchange')
  const held = await holdQuote(page, '0.3')
  await sendField(page).fill('0.3')
  await held.requested
  await sendField(page).press('Enter')

  await held.letGo()
  // What the press did would have been drawn before the quote is.
  await expect(getField(page)).toHaveValue(/\d/)
  expect(await sendField(page).inputValue()).toBe('0.3')
  expect(page.url()).not.toContain('step=')
  await sendField(page).press('Enter')
  await expect(page.getByText(/^0\.3 BTC$/)).toBeVisible()
})

test('terms agreed to for one amount are not found again under another', FULL, async ({ page }) => {
  await openForm(page, '/exchange')
  await sendField(page).press('Enter')
  await page.getByLabel('Recipient ETH address').fill(ADDRESSES.eth)
  await checkButton(page).click()
  await expect(review(page)).toContainText('0.2 BTC')
  await page.goBack()
  await page.goBack()
  await sendField(page).fill('0.3')
  await expect(getField(page)).toHaveValue(/\d/)
  await page.goForward()
  await page.goForward()
  await expect(page).toHaveURL(/step=review/)
  await expect(page.getByText(/^0\.3 BTC$/)).toBeVisible()
  await expect(placeButton(page)).toBeHidden()
})

test('an order is for what was on the screen when it was checked', FULL, async ({ page }) => {
  const sent = ordersSent(page)
  await openReview(page, { amount: '0.35' })
  await expect(review(page)).toContainText('0.35 BTC')
  await placeButton(page).click()
  await placedExchange(page)
  expect(sent).toHaveLength(1)
  expect(orderOf(sent[0])).toMatchObject({ amount: '0.35', reverse: false, addressTo: ADDRESSES.eth })
})
