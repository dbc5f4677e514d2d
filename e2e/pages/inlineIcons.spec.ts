import { expect } from '@playwright/test'
import { currencyButton, openPage } from '../support/exchangePage'
import { test } from '../support/watchedTest'

test('the drawings of the form come with the page, and another currency brings its own', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname))
  await openPage(page, '/coins/btc')
  const drawing = currencyButton(page, 'send').locator('img')
  const own = await drawing.getAttribute('src')
  expect(own).toMatch(/^data:image\/svg\+xml,/)
  expect(
    await drawing.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(24)
  expect(requested.filter((path) => path === '/coins/btc.svg')).toEqual([])

  const other = await currencyButton(page, 'get').locator('img').getAttribute('src')
  await page.getByRole('button', { name: 'Swap currencies' }).click()
  await expect(currencyButton(page, 'send')).not.toHaveAccessibleName(/BTC/)
  await expect(drawing).not.toHaveAttribute('src', own ?? '')
  expect(other).not.toBe(own)
})
