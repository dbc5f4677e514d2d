import { expect, type BrowserContext, type Page } from '@playwright/test'

/**
 * Gives every page of a context a clock that tests can move. Playwright's clock leaves out navigation timing, from which
 * the site counts its waits (src/browser/page/pageLoad.ts), so the load event is entered there by the same clock.
 */
export async function installClock(context: BrowserContext) {
  await context.clock.install()
  await context.addInitScript(() => {
    const navigation = { name: location.href, loadEventStart: 0 }
    const loaded = () => {
      // On a clock that is paused the load event may be at 0, which would mean that it is not over.
      navigation.loadEventStart = performance.now() || Number.MIN_VALUE
    }
    addEventListener('load', loaded, { once: true })
    Object.assign(performance, {
      getEntriesByType: (type: string) => (type === 'navigation' ? [navigation] : []),
    })
  })
}

/** The same clock, but it only moves when a test moves it: `page.clock.runFor`, `fastForward` or `resume`. */
export async function installPausedClock(context: BrowserContext) {
  await installClock(context)
  await context.clock.pauseAt(Date.now() + 1000)
}

/** So much a paused clock is moved at a time, in milliseconds: a slow machine does not use up the site's waits by it. */
export const STEP = 20

/** The place of the notices, which comes together with all that runs in the background. */
export const LATE_PARTS = '[data-aside]'

/** Milliseconds since the load event, by the page's clock. */
const sinceLoad = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return performance.now() - (navigation?.loadEventStart ?? Infinity)
  })

/** Moves the page's clock to so many milliseconds after the load event, and runs on the way there what is due. */
export async function runUntil(page: Page, ms: number) {
  await page.clock.runFor(Math.max(0, Math.ceil(ms - (await sinceLoad(page)))))
}

/** Moves a paused clock in small steps until something is so. */
export async function moveUntil(page: Page, isSo: () => Promise<boolean> | boolean) {
  await expect(async () => {
    await page.clock.runFor(STEP)
    expect(await isSo()).toBe(true)
  }).toPass({ intervals: [50] })
}

/** What the page adds once it is loaded and idle is there. */
export const untilLateParts = (page: Page) =>
  moveUntil(page, async () => (await page.locator(LATE_PARTS).count()) === 1)
