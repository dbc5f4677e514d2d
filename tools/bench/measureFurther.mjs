import { setTimeout as wait } from 'node:timers/promises'
import { onPages } from './browserRuns.mjs'

/** As Lighthouse and the developer tools define it: ms and bytes a second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const WINDOW = { viewport: { width: 1280, height: 900 }, locale: 'en' }
/** In ms that the pointer is on a link before it is pressed: a round trip and what a page needs. */
const DWELL = 1000
/** In ms, for whatever a page does once it is there. */
const REST = 6000
const STEPS = { coin: 'main a[href="/coins/btc"]', guide: 'main a[href="/what-is/bitcoin"]' }

/**
 * Two pages further than the home page on slow 4G, with a mouse, each run with a cold cache.
 * @returns one record a run: ms from each press to the frame that shows the title of its page
 */
export const measureFurther = (origin, runs, say) =>
  onPages(
    WINDOW,
    runs,
    (run) => say(`further ${run}`),
    (page) => oneRun(page, origin),
  )

async function oneRun(page, origin) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.goto(origin, { waitUntil: 'networkidle' })
  const took = {}
  for (const [step, selector] of Object.entries(STEPS)) {
    const link = page.locator(selector).locator('visible=true').first()
    await link.scrollIntoViewIfNeeded()
    await wait(REST)
    await page.evaluate(watchTitle)
    await link.hover()
    await wait(DWELL)
    await page.mouse.down()
    await page.mouse.up()
    took[step] = await page.evaluate(() => globalThis.untilTitle)
  }
  return took
}

/** Runs in the page: `untilTitle` is ms from the next click to the frame with another title. */
function watchTitle() {
  const title = () => document.querySelector('h1')?.textContent
  const before = title()
  const painted = (report) =>
    requestAnimationFrame(() => {
      if (title() === undefined || title() === before) painted(report)
      // After the frame of this callback.
      else setTimeout(() => report())
    })
  globalThis.untilTitle = new Promise((resolve) =>
    addEventListener('click', ({ timeStamp }) => painted(() => resolve(performance.now() - timeStamp)), {
      capture: true,
      once: true,
    }),
  )
}
