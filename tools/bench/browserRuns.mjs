import { chromium } from '@playwright/test'
import { chromiumPath } from '../../e2e/chromium.mjs'
import { BENCH_ARGS } from './benchArgs.mjs'

const SLOWDOWN = 4
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, locale: 'en' }

/** `measure` on a phone-sized page, as `onPages` does it. */
export const onPhones = (runs, say, measure) => onPages(PHONE, runs, say, measure)

/** `measure` on a page of this kind, each run with a cold cache. @returns what the runs gave, in their order */
export async function onPages(kind, runs, say, measure) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: BENCH_ARGS })
  try {
    const measured = []
    for (let run = 1; run <= runs; run++) {
      say(`${run} of ${runs}`)
      const context = await browser.newContext(kind)
      measured.push(await measure(await context.newPage(), browser))
      await context.close()
    }
    return measured
  } finally {
    await browser.close()
  }
}

/** From then on its processor is four times as slow. */
export const slowDown = (page) => throttle(page, SLOWDOWN)
/** From then on it is as quick as this machine. */
export const fullSpeed = (page) => throttle(page, 1)

async function throttle(page, rate) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
