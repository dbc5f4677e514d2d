import { expect, type Page } from '@playwright/test'
import {
  ADDRESSES,
  checkButton,
  getField,
  noteUnder,
  openForm,
  ORDERS,
  review,
  sendField,
} from '../support/orderSteps'
import { test } from '../support/watchedTest'
import { FULL, quickIf } from '../support/fullRun'

const SIDES = [
  { side: 'from', other: 'to', name: 'You send', unit: 'BTC', field: sendField, answer: getField },
  { side: 'to', other: 'from', name: 'You get', unit: 'ETH', field: getField, answer: sendField },
] as const

for (const { side, other, name, unit, field, answer } of SIDES) {
  test(
    `below the minimum the field «${name}» says so and takes the minimum on request`,
    quickIf(side === 'from'),
    async ({ page }) => {
      await openForm(page, '/exchange')
      await field(page).fill('0.0000001')
      await expect(noteUnder(page, side)).toContainText(new RegExp(`The minimum is 0\\.\\d+\\s${unit}\\.`))
      await expect(noteUnder(page, other)).not.toContainText('minimum')
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page)).toHaveAccessibleDescription(/The minimum is/)
      await expect(answer(page)).not.toHaveAttribute('aria-invalid', 'true')
      await expect(answer(page)).toHaveValue('')

      const [, min] = /minimum is ([\d.]+)/.exec((await noteUnder(page, side).textContent()) ?? '') ?? []
      await noteUnder(page, side).getByRole('button', { name: 'Use minimum' }).click()
      await expect(field(page)).toHaveValue(String(min))
      await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true')
      await expect(answer(page)).toHaveValue(/\d/)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByLabel('Recipient ETH address')).toBeVisible()
    },
  )
}

test('an amount below the minimum leads nowhere in either flow', async ({ page }) => {
  await openForm(page, '/exchange')
  await tooLittle(page)
  await sendField(page).press('Enter')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(noteUnder(page, 'from')).toContainText('The minimum is')
  await expect(page.getByLabel('Recipient ETH address')).toBeHidden()

  await openForm(page, '/exchange-v2')
  await page.getByLabel('Recipient ETH address').fill(ADDRESSES.eth)
  await tooLittle(page)
  await expect(checkButton(page)).toHaveAttribute('aria-disabled', 'true')
  await checkButton(page).press('Enter')
  await expect(review(page)).toBeHidden()
})

test('the back end itself takes no order below the minimum', async ({ request }) => {
  const response = await request.post(ORDERS, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      ...{ tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth' },
      ...{ amount: '0.0000001', addressTo: ADDRESSES.eth },
    },
  })
  expect(response.status()).toBe(422)
  expect(await response.json()).toMatchObject({
    code: 'amount_below_min',
    limits: { min: expect.stringMatching(/^0\.\d+$/) },
  })
})

test('above the fixed maximum the maximum and a floating rate are offered', FULL, async ({ page }) => {
  await openForm(page, '/exchange-v2', { fixed: 'true' })
  const note = noteUnder(page, 'from')
  await sendField(page).fill('500')
  await expect(note).toContainText(/The maximum is [\d.]+\sBTC\./)
  await expect(sendField(page)).toHaveAttribute('aria-invalid', 'true')
  await note.getByRole('button', { name: 'Use maximum' }).click()
  await expect(getField(page)).toHaveValue(/\d/)
  await expect(sendField(page)).not.toHaveValue('500')

  await sendField(page).fill('500')
  await note.getByRole('button', { name: 'Use floating rate' }).click()
  await expect(page.getByRole('radio', { name: 'Floating' })).toBeChecked()
  await expect(sendField(page)).toHaveValue('500')
  await expect(getField(page)).toHaveValue(/\d/)
})

test('text that is not an amount shows an error and no quote is requested', FULL, async ({ page }) => {
  await openForm(page, '/exchange-v2')
  await sendField(page).fill('abc')
  await expect(noteUnder(page, 'from')).toContainText('Enter a valid amount')
  await sendField(page).fill('0')
  await expect(noteUnder(page, 'from')).toContainText('greater than zero')
  await sendField(page).fill('0.123456789')
  await expect(noteUnder(page, 'from')).toContainText('BTC allows up to 8 decimal places.')
  await expect(getField(page)).toHaveValue('')
  await sendField(page).fill('')
  await expect(noteUnder(page, 'from')).toContainText('Enter an amount.')
})

async function tooLittle(page: Page) {
  await sendField(page).fill('0.0000001')
  await expect(noteUnder(page, 'from')).toContainText('The minimum is')
}
