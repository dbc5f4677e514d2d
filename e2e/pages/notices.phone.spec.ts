import { expect } from '@playwright/test'
import { openAnnounced, test } from '../support/announcingSite'
import { OPERATOR } from '../support/operatorSite'
import { FULL, quickIf } from '../support/fullRun'
import { appBanner, maintenance, scrollToEnd, seeCookieNotice } from '../support/noticeCards'
import { watchShifts } from '../support/layoutShifts'
import { brokenRules } from '../support/wcag'

test.use({
  timezoneId: 'Europe/Berlin',
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36',
})

const scroll = (y: number) => window.scrollTo(0, y)

test(
  'App banner: appears on first scroll on mobile; Stay in browser stores dismissal',
  FULL,
  async ({ page }) => {
    await openAnnounced(page, '/')
    await expect(maintenance(page)).toBeVisible()
    await expect(appBanner(page)).toBeHidden()
    await page.evaluate(scroll, 80)
    await expect(appBanner(page).getByRole('link', { name: 'Download App' })).toHaveAttribute(
      'href',
      OPERATOR.GOOGLE_PLAY_URL,
    )
    await scrollToEnd(page)
    await appBanner(page).getByRole('button', { name: 'Stay in browser' }).tap()
    await expect(appBanner(page)).toBeHidden()

    await page.reload()
    await expect(maintenance(page)).toBeVisible()
    await page.evaluate(scroll, 160)
    await seeCookieNotice(page)
    await expect(appBanner(page)).toBeHidden()
  },
)

test('Query noBanner=true hides the app banner', FULL, async ({ page }) => {
  await openAnnounced(page, '/?noBanner=true')
  await expect(maintenance(page)).toBeVisible()
  await page.evaluate(scroll, 80)
  await page.getByRole('banner').getByRole('link').first().tap()
  await expect(page).toHaveURL('/')
  // It was due, and only hidden.
  await expect(appBanner(page)).toBeVisible()
})

test.describe('a visitor whose browser is in Honolulu', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' })

  test('is in the United States and sees no app banner', FULL, async ({ page }) => {
    await openAnnounced(page, '/')
    await expect(maintenance(page)).toBeVisible()
    await page.evaluate(scroll, 80)
    await seeCookieNotice(page)
    await expect(appBanner(page)).toBeHidden()
  })
})

for (const language of ['', '/de', '/ru']) {
  test.describe(`on a screen of 320 pixels under ${language || '/'}`, () => {
    test.use({ viewport: { width: 320, height: 568 } })

    test(
      'three notices lie apart, leave a third of the page in sight and can all be pressed',
      quickIf(language === '/de'),
      async ({ page }) => {
        // A page without an exchange: beside one they lie at the end of the page instead, over nothing.
        await openAnnounced(page, `${language}/faq`)
        const cards = page.locator('[aria-live=polite] > section')
        await expect(cards).toHaveCount(1)
        await page.evaluate(scroll, 80)
        await page.clock.fastForward(5_000)
        await expect(cards).toHaveCount(3)
        await scrollToEnd(page)
        const boxes = await cards.evaluateAll((all) =>
          all
            .map((card) => card.getBoundingClientRect().toJSON() as DOMRect)
            .sort((one, other) => one.top - other.top),
        )
        for (const [index, { left, right, top }] of boxes.entries()) {
          expect(left).toBeGreaterThanOrEqual(0)
          expect(right).toBeLessThanOrEqual(320)
          expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? -Infinity)
        }
        const stack = await cards.first().evaluate((card) => card.parentElement?.offsetHeight ?? Infinity)
        expect(stack).toBeLessThanOrEqual(0.7 * 568 + 1)
        // Each press removes its notice: the button of the app banner is its last one.
        for (const left of [2, 1, 0]) {
          await cards.last().getByRole('button').last().tap()
          await expect(cards).toHaveCount(left)
        }
      },
    )
  })
}

test(
  'whatever has the focus is scrolled clear of the notices, down to the end of the page',
  FULL,
  async ({ page }) => {
    await openAnnounced(page, '/')
    await page.evaluate(scroll, 80)
    await expect(appBanner(page)).toBeVisible()
    await seeCookieNotice(page)
    const covered = await page.locator('main :is(a, button), footer a').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.matches('[disabled]'))
        .filter((one) => {
          ;(one as HTMLElement).focus()
          const { left, top, width, height } = one.getBoundingClientRect()
          const seen = document.elementFromPoint(left + width / 2, top + height / 2)
          return !one.contains(seen)
        })
        .map((one) => one.outerHTML.slice(0, 160)),
    )
    expect(covered).toEqual([])
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeFocused()
  },
)

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `three notices come without a shift and break no WCAG rule in ${colorScheme} colors`,
    quickIf(colorScheme === 'light'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const shifts = await watchShifts(page)
      await openAnnounced(page, '/restricted')
      await expect(maintenance(page)).toBeVisible()
      await seeCookieNotice(page)
      await page.evaluate(scroll, 40)
      await expect(appBanner(page)).toBeVisible()
      expect(await shifts()).toEqual([])
      expect(await brokenRules(page)).toEqual([])
    },
  )
}
