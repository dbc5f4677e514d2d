import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '../../e2e/chromium.mjs'
import { readTrace, workAfter } from './readTrace.mjs'
import { quantile } from './statistics.mjs'
import { traced } from './traced.mjs'
import { watchOpening } from './watchOpening.mjs'

/** Typed and then deleted, letter by letter: names, tickers, two words, a contract address, and one that fits nothing. */
const QUERIES = ['bitcoin', 'usdt trc', 'eth', '0xdac17f', 'monero', 'wrapped', 'euro', 'qqq']
const SLOWDOWN = 4
/** More than any keystroke's work takes, in ms, so that the work of two never mixes. */
const PACE = 200
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }

/** The currency picker on a phone-sized page with the processor slowed down four times, each run with a cold cache. */
export async function measurePicker(origin, runs, say) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS })
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

  const arriving = await traced(browser, page, async () => {
    const pairsParsed = page.waitForEvent('worker').then((worker) => worker.waitForEvent('close'))
    await open(page, 'Currency you send:')
    await pairsParsed
    await page.locator('[role=option][aria-setsize]').first().waitFor()
    await page.waitForFunction(() => Number(document.querySelector('[aria-setsize]')?.ariaSetSize) >= 1600)
    await wait(1500)
  })
  const firstOpen = await page.evaluate(() => globalThis.openingTook)

  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await wait(1000)
  await open(page, 'Currency you get:')
  await wait(1000)
  const again = await page.evaluate(() => globalThis.openingTook)

  const typing = await traced(browser, page, () => typeQueries(page))
  return { firstOpen, open: again, listBlock: longestTask(readTrace(arriving)), ...keystrokes(readTrace(typing)) }
}

async function open(page, name) {
  await page.evaluate(() => (globalThis.openingTook = undefined))
  await page.getByRole('button', { name }).tap()
  await page.waitForFunction(() => globalThis.openingTook !== undefined)
}

async function typeQueries(page) {
  for (const query of QUERIES) {
    for (const key of [...query, ...Array(query.length).fill('Backspace')]) {
      await page.keyboard.press(key)
      await wait(PACE)
    }
  }
}

const longestTask = ({ tasks }) => Math.max(...tasks.map(({ start, end }) => end - start))

function keystrokes(trace) {
  const each = trace.keys.map((key, place) => workAfter(trace, key, trace.keys[place + 1] ?? key + PACE))
  const p95 = (part) => quantile(each.map((work) => work[part]), 0.95)
  return { keys: each.length, keyToPaint: p95('toPaint'), keyLongest: p95('longest'), keyWhole: p95('whole') }
}
