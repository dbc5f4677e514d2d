import { expect, test } from '@playwright/test'
import { currencyButton, openPage, press } from '../support/exchangePage'
import { exchangeInThreeSteps, exchangeOnOneScreen } from '../support/happyPath'
import { FULL } from '../support/fullRun'

test('a stranger exchanges one currency for another with one finger, step by step', async ({ page }) => {
  await exchangeInThreeSteps(page)
})

test(
  'a stranger exchanges one currency for another with one finger, on one screen',
  FULL,
  async ({ page }) => {
    await exchangeOnOneScreen(page)
  },
)

test('the picker fills a phone’s screen and nothing on the way is too small for a finger', async ({
  page,
}) => {
  await openPage(page, '/exchange')
  const controls = page.getByRole('main').locator('button, input:not([type=hidden]):not([type=radio])')
  for (const control of await controls.all()) {
    const box = await control.boundingBox()
    // WCAG 2.2, target size (minimum).
    if (box) expect(Math.min(box.width, box.height), String(control)).toBeGreaterThanOrEqual(24)
  }
  await press(currencyButton(page, 'get'))
  const picker = await page.getByRole('dialog').boundingBox()
  expect(picker).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
})
