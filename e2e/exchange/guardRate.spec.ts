import { expect, type Page } from '@playwright/test'
import type { Estimate } from '@/contract/quotes'
import {
  exchangeIn,
  openReview,
  orderOf,
  ORDERS,
  ordersSent,
  placeButton,
  placedExchange,
  trouble,
} from '../support/orderSteps'
import { changeQuotes } from '../support/quoteResponses'
import { test } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

const FIXED = { fixed: 'true' }
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const accept = (page: Page) => page.getByRole('button', { name: 'Accept and create exchange' })
const times = (amount: string, factor: number) => (Number(amount) * factor).toFixed(8)

/** What the page said at first: a payout of 9 for a rate that holds no longer. Later quotes are the back end's own. */
const shownFirst = (estimate: Estimate, turn: number): Estimate =>
  turn === 1 ? { ...estimate, estimate: '9', rateId: 'old-rate' } : estimate

async function expectsBothTerms(page: Page, title: string) {
  await expect(dialog(page, title)).toContainText('You’ll now get:')
  await expect(dialog(page, title)).toContainText('9 ETH')
  const now = dialog(page, title).locator('dl > *').filter({ hasText: 'Now' })
  await expect(now).toContainText(/\d\.\d+ ETH/)
}

/** The back end has let the first rate go. */
async function refuseFirstRate(page: Page) {
  const refused = { code: 'rate_expired', error: 'Conflict', description: '', traceId: 'e2e' }
  const fields = { rateId: { code: 'rate_expired', description: '' } }
  await page.route(`**${ORDERS}`, (route) => route.fulfill({ status: 409, json: { ...refused, fields } }), {
    times: 1,
  })
}

test('a fixed rate that has run out is shown beside the new one before anything is ordered', async ({
  page,
}) => {
  const sent = ordersSent(page)
  await changeQuotes(page, shownFirst)
  await openReview(page, FIXED)
  await refuseFirstRate(page)
  await placeButton(page).click()
  await expectsBothTerms(page, 'The fixed rate has expired')
  expect(orderOf(sent[0])?.rateId).toBe('old-rate')

  const made = page.waitForResponse(`**${ORDERS}`)
  await accept(page).click()
  const id = await placedExchange(page)
  const exchange = await exchangeIn(await made)
  expect(exchange).toMatchObject({ publicId: id, type: 'fixed' })
  expect(exchange.expectedAmountTo).not.toBe('9')
  expect(orderOf(sent[1])?.rateId).not.toBe('old-rate')
})

test('new terms that are not accepted order nothing', FULL, async ({ page }) => {
  const sent = ordersSent(page)
  await changeQuotes(page, shownFirst)
  await openReview(page, FIXED)
  await refuseFirstRate(page)
  await placeButton(page).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog(page, 'The fixed rate has expired')).toBeHidden()
  await expect(placeButton(page)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a rate that was never issued is refused by the back end itself', FULL, async ({ page }) => {
  await changeQuotes(page, (estimate) => ({ ...estimate, rateId: 'old-rate' }))
  await openReview(page, FIXED)
  await placeButton(page).click()
  await expect(trouble(page)).toContainText('The fixed rate doesn’t match this exchange')
})

test(
  'a floating payout that fell by more than half a percent needs confirmation first',
  FULL,
  async ({ page }) => {
    const sent = ordersSent(page)
    await changeQuotes(page, (quote, turn) => ({
      ...quote,
      estimate: turn === 1 ? quote.estimate : times(quote.estimate, 0.99),
    }))
    await openReview(page)
    await placeButton(page).click()
    await expect(dialog(page, 'The rate has changed')).toContainText('You’ll now get:')
    expect(sent).toHaveLength(0)
    await accept(page).click()
    await placedExchange(page)
    expect(sent).toHaveLength(1)
  },
)

test(
  'a floating deposit that grew by more than half a percent needs confirmation first',
  FULL,
  async ({ page }) => {
    const sent = ordersSent(page)
    await changeQuotes(page, (quote, turn) => ({
      ...quote,
      estimate: turn === 1 ? quote.estimate : times(quote.estimate, 1.01),
    }))
    await openReview(page, { amount: '2', side: 'to' })
    await placeButton(page).click()
    await expect(dialog(page, 'The rate has changed')).toContainText('You’ll now need to send:')
    expect(sent).toHaveLength(0)
    await accept(page).click()
    await placedExchange(page)
    expect(orderOf(sent[0])).toMatchObject({ amount: '2', reverse: true })
  },
)

test(
  'a floating rate that moved a little, or for the better, needs no confirmation',
  FULL,
  async ({ page }) => {
    for (const factor of [0.998, 1.05]) {
      await changeQuotes(page, (quote, turn) => ({
        ...quote,
        estimate: turn === 1 ? quote.estimate : times(quote.estimate, factor),
      }))
      await openReview(page)
      await placeButton(page).click()
      await placedExchange(page)
    }
  },
)
