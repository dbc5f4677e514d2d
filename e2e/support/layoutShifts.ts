import type { Page } from '@playwright/test'

type Shift = { value: number; moved: (string | undefined)[] }

/** Call before the page is opened; returns afterwards what has moved since the page was loaded, and by how much. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
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
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}
