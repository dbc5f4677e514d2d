import { expect } from '@playwright/test'
import { hang, TIMED_OUT } from '../support/brokenResponses'
import {
  getField,
  noteUnder,
  openForm,
  openReview,
  ORDERS,
  placeButton,
  placedExchange,
  sendField,
  trouble,
} from '../support/orderSteps'
import { test } from '../support/watchedTest'
import { FULL } from '../support/fullRun'
import { passOn } from '../support/passOn'

test(
  'calls without a response time out after ten seconds and can be made again',
  FULL,
  async ({ context }) => {
    // At the same time, because each of them waits for so long.
    const [quote, order, rates] = await Promise.all([context.newPage(), context.newPage(), context.newPage()])
    await openForm(quote, '/exchange-v2')
    await openReview(order)
    await openForm(rates, '/')

    await quote.route('**/api/v4/estimates?*', hang)
    await order.route(`**${ORDERS}`, hang)
    await rates.route('**/api/v4/markets?*', hang)
    const began = Date.now()
    await sendField(quote).fill('0.3')
    await placeButton(order).click()
    await rates.getByRole('radio', { name: 'Top gainers' }).check()

    await expect(noteUnder(quote, 'from')).toHaveText(TIMED_OUT)
    expect(Date.now() - began).toBeGreaterThan(9_000)
    await expect(sendField(quote)).toHaveValue('0.3')
    await expect(trouble(order)).toContainText(TIMED_OUT)
    await expect(trouble(order)).toContainText('It’s safe to try again')
    await expect(trouble(rates)).toContainText(TIMED_OUT)

    await passOn(quote, '**/api/v4/estimates?*')
    await passOn(order, `**${ORDERS}`)
    await passOn(rates, '**/api/v4/markets?*')
    await noteUnder(quote, 'from').getByRole('button', { name: 'Try again' }).click()
    await expect(getField(quote)).toHaveValue(/\d/)
    await order.getByRole('button', { name: 'Try again' }).click()
    await placedExchange(order)
    await trouble(rates).getByRole('button', { name: 'Try again' }).click()
    await expect(rates.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  },
)
