import { expect } from '@playwright/test'
import { openPage } from '../support/exchangePage'
import { test } from '../support/watchedTest'
import { quickIf } from '../support/fullRun'

for (const timezoneId of ['Asia/Tehran', 'Asia/Kabul', 'Asia/Yangon']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test(
      'is redirected to /restricted, in their language, and stays there',
      quickIf(timezoneId === 'Asia/Tehran'),
      async ({ page }) => {
        await page.goto('/de/crypto-to-crypto/btc-eth')
        await page.waitForURL('/de/restricted')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(new URL(page.url()).pathname).toBe('/de/restricted')
      },
    )
  })
}

test.describe('a visitor in Kolkata, half an hour from a restricted offset,', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })

  test('stays on the page', async ({ page }) => {
    await openPage(page, '/exchange')
    await page.getByRole('banner').getByRole('link').first().click()
    await page.waitForURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('a traveller whose clock moves into a restricted offset', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('is redirected at the next change of the path', async ({ page }) => {
    await openPage(page, '/')
    await page.evaluate(() => {
      Date.prototype.getTimezoneOffset = () => -270
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'On one page' }).click()
    await page.waitForURL('/restricted')
  })
})
