import { expect, type Page } from '@playwright/test'
import { LOCALES } from '../../src/config/locales'
import { signInAs } from '../support/aCustomer'
import { test } from '../support/customerTest'
import { orderByApi } from '../support/exchangeApi'
import { openPage } from '../support/exchangePage'
import { FULL, quickIf } from '../support/fullRun'
import { overflow } from '../support/overflow'
import { brokenRules } from '../support/wcag'

test.use({ viewport: { width: 320, height: 640 } })

const PAGES = [
  '/',
  '/exchange',
  '/coins/usdt',
  '/coins',
  '/faq',
  '/affiliate-program',
  '/partners',
  '/customer-account',
]
/** Where words are longest, and where they are not Latin. */
const QUICK = ['de', 'ja']

async function expectGood(page: Page, path: string) {
  await openPage(page, path)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // Until it has been in sight the footer's box is an estimate, and what lies beyond it has another ground.
  const end = page.getByRole('contentinfo').getByRole('link').last()
  await expect(async () => {
    await end.scrollIntoViewIfNeeded()
    await expect(end).toBeInViewport({ ratio: 1, timeout: 100 })
  }).toPass()
  expect(await brokenRules(page), path).toEqual([])
  expect(await overflow(page), path).toEqual([])
}

for (const locale of LOCALES) {
  const prefix = locale === 'en' ? '' : `/${locale}`
  test(
    `the main pages in ${locale} break no WCAG rule on a screen of 320 pixels and fit it`,
    FULL,
    async ({ page, request, context, baseURL, customer }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of PAGES) await expectGood(page, `${prefix}${path}`)
      await expectGood(page, `${prefix}/exchange?id=${await orderByApi(request)}`)
      await signInAs(context, baseURL, customer)
      for (const path of ['/customer-account/overview', '/customer-account/account'])
        await expectGood(page, `${prefix}${path}`)
    },
  )

  test(
    `the order page in ${locale} breaks no WCAG rule on a screen of 320 pixels`,
    quickIf(QUICK.includes(locale)),
    async ({ page, request }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expectGood(page, `${prefix}/exchange?id=${await orderByApi(request)}`)
    },
  )
}
