import { type CDPSession, expect, type Page } from '@playwright/test'
import { watchShifts } from '../support/layoutShifts'
import { test } from '../support/watchedTest'

/** How late, in milliseconds: some round trips after the first paint. */
const LATE = 1500
/** Of all shifts of a view. Google calls up to 0.1 good. */
const MOST_SHIFT = 0.001

const PATHS = [
  '/',
  '/de',
  '/ru',
  '/vi',
  '/exchange',
  '/de/exchange',
  '/faq',
  '/ru/faq',
  '/rates',
  '/vi/coins',
]

for (const path of PATHS) {
  test(`a late font replaces its fallback on ${path} and moves nothing`, async ({ page }) => {
    const shifts = await watchShifts(page)
    await page.route('**/fonts/*', async (route) => {
      await page.waitForTimeout(LATE)
      await route.continue()
    })
    // The load waits for what is preloaded.
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(await areOwnFonts(page, 'h1')).toEqual([false])
    await page.waitForFunction(fontHasLoaded)
    await expect.poll(() => areOwnFonts(page, 'h1')).toEqual([true])
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
    const all = await shifts()
    const total = all.reduce((sum, { value }) => sum + value, 0)
    expect(total, JSON.stringify(all)).toBeLessThanOrEqual(MOST_SHIFT)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

const fontHasLoaded = () => [...document.fonts].some(({ status }) => status === 'loaded')

/** Of each font that an element's own text is drawn with, whether the site has sent it. */
async function areOwnFonts(page: Page, selector: string): Promise<boolean[]> {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devtools.detach()
  return [...new Set(fonts.map(({ isCustomFont }) => isCustomFont))]
}
