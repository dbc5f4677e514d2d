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
    page.getByRole('timer'),
  ])
    await expect(part).toBeInViewport({ ratio: 1 })
  await page
    .getByText('Save the link to come back')
    .and(page.locator('[data-scripted]'))
    .scrollIntoViewIfNeeded()
  await expect(page.getByRole('list', { name: 'Exchange progress' })).toBeInViewport()
})
