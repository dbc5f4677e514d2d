import { expect } from '@playwright/test'
import { orderByApi } from '../support/exchangeApi'
import { openPage } from '../support/exchangePage'
import { test } from '../support/watchedTest'

test('the first screen of an order has what to do now, and its status stays in sight', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, `/exchange?id=${await orderByApi(request)}`)
  for (const part of [
    page.getByRole('button', { name: 'Copy amount' }),
    page.getByRole('button', { name: 'Copy address' }),
    page.getByRole('img', { name: /^QR code/ }),
    page.getByText(/^6 days .* left$/),
    page.getByRole('link', { name: 'Open in wallet' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 })
  await page
    .getByText('Save the link to come back')
    .and(page.locator('[data-scripted]'))
    .scrollIntoViewIfNeeded()
  await expect(page.getByRole('list', { name: 'Exchange progress' })).toBeInViewport()
})

test('an address that needs a memo is read in whole lines, with all that is to be done on the first screen', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const id = await orderByApi(request, '500', {}, { tickerFrom: 'xlm', networkFrom: 'xlm' })
  await openPage(page, `/exchange?id=${id}`)
  for (const name of ['Copy amount', 'Copy address', 'Copy memo'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeInViewport({ ratio: 1 })
  // 56 characters in groups of four.
  const address = page
    .locator('dd', { has: page.getByRole('button', { name: 'Copy address' }) })
    .locator('span')
    .first()
  const lines = await address.evaluate(
    (text) =>
      new Set(
        [...text.querySelectorAll(':scope > span > span')].map((group) => group.getBoundingClientRect().top),
      ).size,
  )
  expect(lines).toBe(3)
  await expect(page.getByText(/left$/)).toHaveCount(1)
})
