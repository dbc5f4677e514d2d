import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { makeEmptyApp } from '../../tools/bench/makeEmptyApp.mjs'
import { serveNext } from '../../tools/bench/serveNext.mjs'
import { makeWidget } from '../support/aWidget'
import { FULL } from '../support/fullRun'
import { test } from '../support/watchedTest'

const HALYARD = join(import.meta.dirname, '../..')
const AT_MOST = 1.5

/** Bytes of compressed scripts that a page fetches before anybody touches it. */
async function scriptBytes(page: Page, url: string): Promise<number> {
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  )
}

test(
  'a first view of a widget has at most 1.5 times the scripts of an empty app of the same Next.js',
  FULL,
  async ({ page, request, baseURL }) => {
    test.setTimeout(600_000)
    const { id } = await makeWidget(request, ['https://shop.example'])
    const app = makeEmptyApp(HALYARD, () => undefined)
    const empty = await serveNext(app.path)
    try {
      const floor = await scriptBytes(page, empty.origin)
      const bytes = await scriptBytes(page, `${baseURL}/widget/${id}`)
      test.info().annotations.push({ type: 'bytes of scripts', description: `${bytes}, empty ${floor}` })
      expect(floor).toBeGreaterThan(50_000)
      expect(bytes / floor).toBeLessThanOrEqual(AT_MOST)
    } finally {
      await empty.stop()
      app.remove()
    }
  },
)
