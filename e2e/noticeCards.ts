import type { Page } from '@playwright/test'

export const cookieNotice = (page: Page) => page.getByRole('region', { name: /^We use cookies/ })
export const appBanner = (page: Page) => page.getByRole('region', { name: /on the mobile app\.$/ })
export const maintenance = (page: Page) => page.getByRole('region', { name: 'Maintenance in progress' })
export const gotIt = (page: Page) => page.getByRole('button', { name: 'Got it' })
/** Longer than the 5 s after which the cookie notice comes. */
export const COMES = { timeout: 10_000 }

/** Call before the page is opened; asks afterwards what has moved since the page was loaded, and by how much. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Element | null }[]
        }
        shifts.push({ value, moved: sources.map(({ node }) => node?.nodeName) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)
}
