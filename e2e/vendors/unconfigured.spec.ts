import { expect } from '@playwright/test'
import { installClock, LATE_PARTS } from '../support/pageClock'
import { test } from '../support/watchedTest'

test('without configuration no request leaves the origin', async ({ page, context, baseURL }) => {
  await installClock(context)
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url())
  })
  await page.goto('/')
  await page.locator(LATE_PARTS).waitFor({ state: 'attached' })
  // Past the last thing that waits for its time: the reviews widget, 6 s after load. A request of the page comes after it.
  await page.clock.fastForward(7_500)
  await page.evaluate(async () => (await fetch('/icon.svg', { cache: 'no-store' })).text())
  expect(foreign).toEqual([])
  expect(await page.locator('script[src^="http"]').count()).toBe(0)
  await expect(page.locator('.trustpilot-widget')).toHaveCount(0)
})
