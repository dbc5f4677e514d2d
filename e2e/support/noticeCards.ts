import { expect, type Page } from '@playwright/test'

export const cookieNotice = (page: Page) => page.getByRole('region', { name: /^We use cookies/ })
export const appBanner = (page: Page) => page.getByRole('region', { name: /on the mobile app\.$/ })
export const maintenance = (page: Page) => page.getByRole('region', { name: 'Maintenance in progress' })
export const gotIt = (page: Page) => page.getByRole('button', { name: 'Got it' })
/** The 5 s after which it comes pass at once, on the clock that these pages were given (pageClock.ts). */
export async function seeCookieNotice(page: Page) {
  await page.clock.fastForward(5_000)
  await expect(cookieNotice(page)).toBeVisible()
}

/** Notices stay off the exchange; at the end of a page they lie over the edge of the window wherever it is. */
export const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
