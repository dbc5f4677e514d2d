import { expect } from '@playwright/test'
import { openAnnounced, test } from '../support/announcingSite'
import { openPage } from '../support/exchangePage'
import { FULL } from '../support/fullRun'
import { tabTo } from '../support/keyboard'
import { cookieNotice, gotIt, maintenance, scrollToEnd, seeCookieNotice } from '../support/noticeCards'
import { watchShifts } from '../support/layoutShifts'
import { runUntil, untilLateParts } from '../support/pageClock'
import { brokenRules } from '../support/wcag'

test('Cookie notice: appears 5 s after load unless dismissed; Got it stores dismissal permanently', async ({
  page,
  context,
}) => {
  await context.clock.pauseAt(Date.now() + 1000)
  await page.goto('/')
  await untilLateParts(page)
  await runUntil(page, 4_999)
  await expect(cookieNotice(page)).toHaveCount(0)
  await runUntil(page, 5_000)
  await expect(cookieNotice(page)).toBeVisible()
  await gotIt(page).click()
  await expect(cookieNotice(page)).toBeHidden()

  await page.reload()
  await untilLateParts(page)
  await runUntil(page, 6_500)
  await expect(cookieNotice(page)).toHaveCount(0)
})

test('a dismissal reaches the other tabs', FULL, async ({ page, context }) => {
  const other = await context.newPage()
  await openPage(page, '/')
  await openPage(other, '/exchange')
  // All tabs of a context share the clock.
  await seeCookieNotice(page)
  await expect(cookieNotice(other)).toBeVisible()
  await scrollToEnd(other)
  await gotIt(other).click()
  await expect(cookieNotice(page)).toBeHidden()
})

test(
  'Query noBanner=true hides the cookie notice, as long as the address has it',
  FULL,
  async ({ page, context }) => {
    await context.clock.pauseAt(Date.now() + 1000)
    await page.goto('/?noBanner=true')
    await untilLateParts(page)
    await runUntil(page, 6_500)
    await expect(cookieNotice(page)).toHaveCount(0)
    await page.clock.resume()
    await page.getByRole('contentinfo').getByRole('link', { name: 'On one page' }).click()
    await expect(page).toHaveURL('/exchange-v2')
    await expect(cookieNotice(page)).toBeVisible()
  },
)

test('Maintenance notice: closing it counts after a reload too', FULL, async ({ page }) => {
  await openAnnounced(page, '/')
  await maintenance(page).getByRole('button', { name: 'Close' }).click()
  await expect(maintenance(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('maintance-notifications'))).toBe('["spring"]')
  await page.reload()
  // It would be here by now: both come with the same file.
  await seeCookieNotice(page)
  await expect(maintenance(page)).toBeHidden()
})

test('no notice moves what is under it, nor one that is there already', FULL, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const shifts = await watchShifts(page)
  await openAnnounced(page, '/restricted')
  await expect(maintenance(page)).toBeVisible()
  // It is where it stays once it has appeared.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  const before = await maintenance(page).boundingBox()
  await seeCookieNotice(page)
  expect(await maintenance(page).boundingBox()).toEqual(before)
  expect(await shifts()).toEqual([])
})

test(
  'notices take no focus, and a keyboard reaches them from the end of the page',
  FULL,
  async ({ page }) => {
    await openAnnounced(page, '/')
    const field = page.locator('input[name=amount]')
    await field.focus()
    await seeCookieNotice(page)
    await expect(field).toBeFocused()
    await page.getByRole('contentinfo').getByRole('link').last().focus()
    await tabTo(page, maintenance(page).getByRole('button', { name: 'Close' }))
    await page.keyboard.press('Enter')
    await expect(maintenance(page)).toBeHidden()
    await tabTo(page, gotIt(page))
    await page.keyboard.press('Enter')
    await expect(cookieNotice(page)).toBeHidden()
  },
)

for (const colorScheme of ['light', 'dark'] as const) {
  test(`notices break no WCAG rule in ${colorScheme} colors`, FULL, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openAnnounced(page, '/restricted')
    await expect(maintenance(page)).toBeVisible()
    await seeCookieNotice(page)
    expect(await brokenRules(page)).toEqual([])
  })
}

test('the page of a restricted region is out of search engines and has no way back to itself', async ({
  page,
  request,
}) => {
  await openPage(page, '/restricted')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available in your region')
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  expect(await (await request.get('/de/restricted')).text()).toContain(
    '<meta name="robots" content="noindex"',
  )
})
