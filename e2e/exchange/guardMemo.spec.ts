import { expect, type Page } from '@playwright/test'
import {
  ADDRESSES,
  checkButton,
  openForm,
  orderOf,
  ORDERS,
  ordersSent,
  placeButton,
  placedExchange,
  review,
} from '../support/orderSteps'
import { test } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

const TO_XRP = { to: 'xrp-xrp' }
const tag = (page: Page) => page.getByRole('textbox', { name: 'Destination tag' })
const needsNone = (page: Page) => page.getByLabel('My wallet doesn’t require a destination tag')
const MISSING = /Enter the destination tag, or confirm that your wallet doesn’t require one\./

test('an address without its extra id goes no further', async ({ page }) => {
  const sent = ordersSent(page)
  await openForm(page, '/exchange-v2', TO_XRP)
  await page.getByLabel('Recipient XRP address').fill(ADDRESSES.xrp)
  await checkButton(page).click()
  await expect(tag(page)).toHaveAccessibleDescription(MISSING)
  await expect(tag(page)).toBeFocused()
  await expect(review(page)).toBeHidden()

  await tag(page).fill('4294967296')
  await expect(tag(page)).toHaveAccessibleDescription(/This doesn’t look like a valid destination tag\./)
  await checkButton(page).click()
  await expect(review(page)).toBeHidden()

  await tag(page).fill('12345')
  await checkButton(page).click()
  await expect(review(page)).toContainText('Destination tag: 12345')
  await placeButton(page).click()
  await placedExchange(page)
  expect(orderOf(sent[0])).toMatchObject({ extraIdTo: '12345', notProvideMemo: false })
})

test('a wallet that needs no extra id says so with a tick, which is sent along', FULL, async ({ page }) => {
  const sent = ordersSent(page)
  await openForm(page, '/exchange-v2', TO_XRP)
  await page.getByLabel('Recipient XRP address').fill(ADDRESSES.xrp)
  await tag(page).fill('12345')
  await needsNone(page).check()
  await expect(tag(page)).toBeDisabled()
  await checkButton(page).click()
  await expect(review(page)).toContainText('Destination tag: None')
  await placeButton(page).click()
  await placedExchange(page)
  expect(orderOf(sent[0])).toMatchObject({ extraIdTo: '', notProvideMemo: true })
})

test('the step flow requires the extra id too, also beside a refund address', FULL, async ({ page }) => {
  await openForm(page, '/exchange', { from: 'xrp-xrp', amount: '300' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Recipient ETH address').fill(ADDRESSES.eth)
  await expect(tag(page)).toBeHidden()
  await page.getByLabel('XRP refund address').fill(ADDRESSES.xrp)
  await checkButton(page).click()
  await expect(tag(page)).toHaveAccessibleDescription(/Enter the destination tag of your refund address/)
  await expect(review(page)).toBeHidden()
  await needsNone(page).check()
  await checkButton(page).click()
  await expect(review(page)).toContainText(ADDRESSES.xrp)
})

test('the back end itself takes no order without extra id or tick', async ({ request }) => {
  const response = await request.post(ORDERS, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      ...{ tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'xrp', networkTo: 'xrp', amount: '0.2' },
      addressTo: ADDRESSES.xrp,
    },
  })
  expect(response.status()).toBe(422)
  expect(await response.json()).toMatchObject({ fields: { extraIdTo: { code: 'extra_id_required' } } })
})
