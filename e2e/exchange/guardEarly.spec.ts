import { expect } from '@playwright/test'
import { test } from '../support/watchedTest'

const SLOW = 1500

test('an amount typed before hydration is preserved and quoted', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW))
    await route.continue()
  })
  const request = page.waitForRequest((request) => request.url().includes('amount=0.3&'))
  await page.goto('/', { waitUntil: 'commit' })
  const sent = page.getByRole('textbox', { name: 'You send' })
  await sent.fill('0.3')
  await request
  await expect(sent).toHaveValue('0.3')
  await expect(page.getByRole('status').filter({ hasText: '0.3 BTC and get' })).toBeAttached()
})
