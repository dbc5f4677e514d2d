import { expect, test, type Page } from '@playwright/test'
import { PAGES } from '../support/everyPage'
import { quickIf } from '../support/fullRun'
import { overflow } from '../support/overflow'

const WIDTH = 390
test.use({ viewport: { width: WIDTH, height: 844 } })

/** Its links name two networks each, the longest texts. */
const QUICK = /guide to one pair/
const SEEN =
  /^the (amount|address) step$|^the review$|home|page of a coin|^a waiting exchange|^a finished|guide to one pair|questions/

/** Tickers and networks of the currency buttons that are cut. */
const cutNames = (page: Page) =>
  page
    .locator('button[aria-haspopup=dialog] :is(b, small)')
    .evaluateAll((names) =>
      names
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    )

for (const { name, open } of PAGES.filter((page) => SEEN.test(page.name)))
  test(
    `${name} fits a phone with text twice as large, in German`,
    quickIf(QUICK.test(name)),
    async ({ page, request }) => {
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!(document.documentElement instanceof HTMLElement)) return
          observer.disconnect()
          document.documentElement.style.fontSize = '32px'
        }).observe(document, { childList: true })
      })
      await open(page, request, '/de')
      await expect(page.locator('html')).toHaveCSS('font-size', '32px')
      expect(await overflow(page, WIDTH)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH)
      expect(await cutNames(page)).toEqual([])
    },
  )
