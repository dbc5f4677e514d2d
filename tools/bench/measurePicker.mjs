import { setTimeout as wait } from 'node:timers/promises'
import { openings, typeQueries } from './pickerJourney.mjs'
import { readTrace, workAfter } from './readTrace.mjs'
import { fullSpeed, onPhones, slowDown } from './browserRuns.mjs'
import { quantile } from './statistics.mjs'
import { traced } from './traced.mjs'
import { watchOpening } from './watchOpening.mjs'

/** The currency picker on a phone-sized page with the processor slowed down four times, each run with a cold cache. */
export const measurePicker = (origin, runs, say) =>
  onPhones(
    runs,
    (run) => say(`picker ${run}`),
    (page, browser) => oneRun(browser, page, origin),
  )

async function oneRun(browser, page, origin) {
  await page.addInitScript(watchOpening)
  await page.goto(origin, { waitUntil: 'networkidle' })
  await slowDown(page)
  await wait(1000)
  const journey = openings(page)
  const arriving = await traced(browser, page, journey.first)
  const firstOpen = await journey.took()
  await journey.again()
  const open = await journey.took()
  const typing = await traced(browser, page, () => typeQueries(page))
  await fullSpeed(page)
  const unslowed = await traced(browser, page, () => typeQueries(page))
  await slowDown(page)
  const pairs = await traced(browser, page, await journey.pairsAlone())
  return {
    firstOpen,
    open,
    firstBlock: longestTask(readTrace(arriving)),
    pairBlock: longestTask(readTrace(pairs)),
    ...keystrokes(readTrace(typing)),
    keyUnslowed: keystrokes(readTrace(unslowed)).keyToPaint,
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
