import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../../e2e/chromium.mjs'
import { BENCH_ARGS } from './benchArgs.mjs'
import { openings, typeQueries } from './pickerJourney.mjs'
import { readTrace, workAfter } from './readTrace.mjs'
import { quantile } from './statistics.mjs'
import { traced } from './traced.mjs'
import { watchOpening } from './watchOpening.mjs'

const SLOWDOWN = 4
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }

/** The currency picker on a phone-sized page with the processor slowed down four times, each run with a cold cache. */
export async function measurePicker(origin, runs, say) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: BENCH_ARGS })
  try {
    const measured = []
    for (let run = 1; run <= runs; run++) {
      say(`picker ${run} of ${runs}`)
      const context = await browser.newContext(PHONE)
      measured.push(await oneRun(browser, await context.newPage(), origin))
      await context.close()
    }
    return measured
  } finally {
    await browser.close()
  }
}

async function oneRun(browser, page, origin) {
  await page.addInitScript(watchOpening)
  await page.goto(origin, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await wait(1000)
  const journey = openings(page)
  const arriving = await traced(browser, page, journey.first)
  const firstOpen = await journey.took()
  await journey.again()
  const open = await journey.took()
  const typing = await traced(browser, page, () => typeQueries(page))
  const pairs = await traced(browser, page, await journey.pairsAlone())
  return {
    firstOpen,
    open,
    firstBlock: longestTask(readTrace(arriving)),
    pairBlock: longestTask(readTrace(pairs)),
    ...keystrokes(readTrace(typing)),
  }
}

const longestTask = ({ tasks }) => Math.max(...tasks.map(({ start, end }) => end - start))

function keystrokes(trace) {
  const each = trace.keys.map((key, place) => workAfter(trace, key, trace.keys[place + 1]))
  const p95 = (part) =>
    quantile(
      each.map((work) => work[part]),
      0.95,
    )
  return { keys: each.length, keyToPaint: p95('toPaint'), keyLongest: p95('longest'), keyWhole: p95('whole') }
}
