import { setTimeout } from 'node:timers/promises'
import { type CDPSession, expect, type Page } from '@playwright/test'
import { orderByApi } from '../support/exchangeApi'
import { watchShifts } from '../support/layoutShifts'
import { test } from '../support/watchedTest'

test('the first page of a visit is drawn in the site’s fonts from its first paint, however late they come', async ({
  page,
  request,
}) => {
  const id = await orderByApi(request)
  const shifts = await watchShifts(page)
  await page.route('**/fonts/*.css', async (route) => {
    await setTimeout(700)
    await route.continue()
  })
  await page.goto(`/exchange?id=${id}`)
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
  for (const text of ['h1', '[role="note"]', 'code, [translate="no"] > span'])
    expect(await areOwnFonts(page, text), text).toEqual([true])
  expect(await shifts()).toEqual([])
  const [sheetsCame, painted] = await page.evaluate(() => [
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => /fonts\/.*css$/.test(name))
        .map(({ responseEnd }) => responseEnd),
    ),
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  ])
  expect(sheetsCame).toBeGreaterThan(700)
  expect(painted).toBeGreaterThan(sheetsCame)
})

test('a font that comes after the first paint does not replace text when parts of the page load', async ({
  page,
  request,
}) => {
  const id = await orderByApi(request)
  const shifts = await watchShifts(page)
  // Without the sheets of the first paint it is as with an operator's font, or a character of another language.
  await page.route('**/fonts/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
  await page.route('**/fonts/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
  // Sheets with an @layer, which Chromium answers by looking at all fonts again.
  await page.route('**/_next/static/**/*.css', async (route) => {
    await page.waitForFunction(fontHasLoaded)
    await route.continue()
  })
  await page.goto(`/exchange?id=${id}`)
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
  expect(await shifts()).toEqual([])
  expect(await areOwnFonts(page, 'h1')).toEqual([false])
  // Styles of parts that come later still wait for the font.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

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
  return fonts.map(({ isCustomFont }) => isCustomFont)
}
