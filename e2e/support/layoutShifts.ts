import type { Page } from '@playwright/test'

type Shift = { value: number; moved: (string | undefined)[] }

/** A font that arrives late moves a word by a part of a pixel; lateFont.phone.spec.ts holds what it may move. */
const FRACTION = 0.0001

/** Call before the page is opened; returns afterwards what has moved since the page was loaded, and by how much. */
export async function watchShifts(page: Page) {
  await page.addInitScript((fraction) => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Element | null }[]
        }
        // As browsers count them: what follows a press at once is expected.
        if (hadRecentInput || value < fraction) continue
        shifts.push({ value, moved: sources.map(({ node }) => node?.nodeName) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, FRACTION)
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}
