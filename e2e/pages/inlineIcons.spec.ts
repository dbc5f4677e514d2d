import { expect } from '@playwright/test'
import { currencyButton, openPage } from '../support/exchangePage'
import { test } from '../support/watchedTest'

test('the drawings of the form come with the page, and another currency brings its own', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname))
  await openPage(page, '/coins/btc')
  const [sent, received] = [currencyButton(page, 'send'), currencyButton(page, 'get')]
  await expect(sent.locator('svg[data-drawing="/coins/btc.svg"] path').first()).toBeVisible()
  await expect(received.locator('svg[data-drawing] path').first()).toBeVisible()
  expect(requested.filter((path) => path === '/coins/btc.svg')).toEqual([])

  // Twice, because what comes back is no longer as the page had it.
  for (const place of [received, sent]) {
    await page.getByRole('button', { name: 'Swap currencies' }).click()
    await expect(place).toHaveAccessibleName(/BTC/)
    await expect(place.locator('img')).toHaveAttribute('src', '/coins/btc.svg')
    await expect(place.locator('[data-drawing]')).toHaveCount(0)
  }
})
