import { expect, test } from '@playwright/test'
import { DEFAULT_LOCALE, LOCALES } from '../../src/config/locales'
import { LANGUAGES } from '../../src/i18n/languages'
import { ADDRESS, chooseLanguage, openPage } from '../support/exchangePage'
import { quickIf } from '../support/fullRun'
import { keysShown } from '../support/keysShown'

const SERVED = LOCALES.map((locale) => ({
  prefix: locale === DEFAULT_LOCALE ? '' : `/${locale}`,
  tag: LANGUAGES[locale].tag,
  intl: LANGUAGES[locale].intl,
}))
const HOME_IN_ENGLISH = 'Exchange crypto straight to your wallet'

for (const { prefix, tag, intl } of SERVED) {
  const when = quickIf(tag === 'de')
  test(`home and the three steps are written in ${tag}`, when, async ({ page }) => {
    await openPage(page, prefix || '/')
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    const heading = page.getByRole('heading', { level: 1 })
    if (tag === 'en') await expect(heading).toHaveText(HOME_IN_ENGLISH)
    else await expect(heading).not.toHaveText(HOME_IN_ENGLISH)
    expect(await keysShown(page)).toEqual([])

    await openPage(page, `${prefix}/exchange`)
    expect(await keysShown(page)).toEqual([])
    const form = page.getByRole('main').locator('form')
    await form.locator('button[type=submit][data-scripted]').click()
    await expect(page).toHaveURL(/step=address/)
    const address = page.locator('form fieldset textarea').first()
    await address.fill('wrong')
    await page.locator('main button[type=submit]').click()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    expect(await keysShown(page)).toEqual([])

    await address.fill(ADDRESS.eth)
    await page.locator('main button[type=submit]').click()
    await expect(page.locator('#review-title')).toBeVisible()
    expect(await keysShown(page)).toEqual([])
  })

  test(
    `numbers are written as ${intl} writes them, and a typed comma is understood there`,
    when,
    async ({ page }) => {
      await openPage(page, `${prefix}/exchange`)
      const field = page.locator('input[name=amount]')
      await field.fill('0,25')
      const quarter = new Intl.NumberFormat(intl).format(0.25)
      await expect(page.locator('form').getByRole('status')).toContainText(`${quarter} BTC`)
      const mark = quarter.replace(/\d/g, '')
      await expect(page.locator('form input[inputmode=decimal]').last()).toHaveValue(
        new RegExp(`^\\d+[${mark}]\\d+$`),
      )
      await field.fill('0.25')
      await expect(page.locator('form').getByRole('status')).toContainText(`${quarter} BTC`)
    },
  )
}

test('the language switch stays on the page with its query and stores the choice', async ({ page }) => {
  await openPage(page, '/exchange?from=ltc-ltc&to=xmr-xmr&amount=3.5')
  await chooseLanguage(page, 'EN', 'Deutsch')
  await expect(page).toHaveURL(/\/de\/exchange\?from=ltc-ltc&to=xmr-xmr&amount=3\.5$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('input[name=amount]')).toHaveValue(/^3[.,]5$/)
  await chooseLanguage(page, 'DE', '简体中文')
  await expect(page).toHaveURL(/\/cn\/exchange\?from=ltc-ltc/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
})

test('every page names its other languages to a search engine', async ({ request }) => {
  const html = await (await request.get('/de/exchange')).text()
  for (const { tag } of SERVED) expect(html).toMatch(new RegExp(`hreflang="${tag}"`, 'i'))
  expect(html).toContain('<html lang="de"')
})
