import { expect, type Page } from '@playwright/test'
import { orderByApi } from '../support/exchangeApi'
import { openPage } from '../support/exchangePage'
import { cookieNotice, gotIt, scrollToEnd } from '../support/noticeCards'
import { watchShifts } from '../support/layoutShifts'
import { test } from '../support/watchedTest'
import { FULL, quickIf } from '../support/fullRun'

/** The page's own clock passes the five seconds after which the notice comes. */
async function openWithNotice(page: Page, path: string) {
  await page.clock.install()
  await openPage(page, path)
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(cookieNotice(page)).toBeAttached({ timeout: 100 })
  }).toPass()
}

/** Controls and texts of the exchange in the window whose middle something else covers, wherever the page is scrolled to. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (let y = 0; y <= document.documentElement.scrollHeight - innerHeight; y += 120) {
      scrollTo({ top: y, behavior: 'instant' })
      // The scroll event comes with the next frame, and what follows from it with the one after.
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
      for (const part of document.querySelectorAll(
        '[data-exchange-region] :is(button, input, label, a, dd, code), [data-uncovered] :is(button, input, label)',
      )) {
        const { left, top, width, height } = part.getBoundingClientRect()
        const [x, middle] = [left + width / 2, top + height / 2]
        if (!part.checkVisibility() || width * height === 0 || middle < 0 || middle > innerHeight) continue
        const seen = document.elementFromPoint(x, middle)
        if (seen?.closest('[aria-live=polite] > section')) found.push(part.outerHTML.slice(0, 120))
      }
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return found
  })

for (const path of [
  '/',
  '/exchange',
  '/exchange-v2',
  '/exchange?from=btc-btc&to=eth-eth&amount=0.1&step=address',
])
  test(
    `the cookie notice covers no control of the exchange on ${path}`,
    quickIf(path === '/'),
    async ({ page }) => {
      await openWithNotice(page, path)
      await expect(page.locator('[data-exchange-region]').first()).toBeVisible()
      expect(await covered(page)).toEqual([])
      await scrollToEnd(page)
      await gotIt(page).tap()
      await expect(cookieNotice(page)).toBeHidden()
    },
  )

test(
  'the cookie notice covers neither the amount nor the address of a deposit',
  FULL,
  async ({ page, request }) => {
    await openWithNotice(page, `/exchange?id=${await orderByApi(request)}`)
    await expect(page.locator('[data-exchange-region] dd').first()).toBeVisible()
    expect(await covered(page)).toEqual([])
  },
)

test('the cookie notice covers no field of a sign-in', FULL, async ({ page }) => {
  await openWithNotice(page, '/customer-account')
  await expect(page.locator('[data-uncovered]')).toBeVisible()
  expect(await covered(page)).toEqual([])
})

test(
  'the cookie notice lies over the edge of the window where no exchange is, and moves nothing',
  FULL,
  async ({ page }) => {
    const shifts = await watchShifts(page)
    await openWithNotice(page, '/faq')
    await expect(cookieNotice(page)).toBeInViewport({ ratio: 1 })
    await openWithNotice(page, '/')
    await expect(cookieNotice(page)).not.toBeInViewport()
    await scrollToEnd(page)
    await expect(cookieNotice(page)).toBeInViewport({ ratio: 1 })
    expect(await shifts()).toEqual([])
  },
)
