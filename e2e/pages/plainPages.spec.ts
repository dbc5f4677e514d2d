import { expect, type Page } from '@playwright/test'
import { ADDRESSES } from '../support/orderSteps'
import { overflow } from '../support/overflow'
import { test } from '../support/watchedTest'
import { brokenRules } from '../support/wcag'

const press = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true }).first().click()

/** Every rule is obeyed, all of it fits a screen of 320 pixels, and no control needs scripts. */
async function expectSound(page: Page, at: string) {
  const size = page.viewportSize()
  expect.soft(await brokenRules(page), at).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect.soft(await overflow(page), at).toEqual([])
  if (size) await page.setViewportSize(size)
  // That of an owner's page leads to the page with scripts (takeOver.spec.ts).
  await expect.soft(page.locator('script:not([type="application/ld+json"], [data-given])'), at).toHaveCount(0)
  const inert = page.locator('main button:not([type=submit]):not([aria-expanded])').filter({ visible: true })
  await expect.soft(inert, at).toHaveCount(0)
}

const WORDS = {
  '': { next: /^Continue/, review: /^Review/, place: /^Create/, late: /^Too late/, refund: /^Review refund/ },
  '/ru': {
    next: /^Далее|^Продолжить/,
    review: /^Провер/,
    place: /^Создать/,
    late: /озд/,
    refund: /^Проверить/,
  },
}

for (const [prefix, words] of Object.entries(WORDS))
  test(`each step without scripts keeps every rule and its width: ${prefix || '/en'}`, async ({ page }) => {
    // Without an answer the page of the owner stays.
    await page.route(/\/(handover|transfers)$/, (route) => route.abort())
    await page.goto(`${prefix}/exchange-form?from=btc-btc&to=xrp-xrp&amount=0.05&fixed=true`)
    await expectSound(page, 'amount')
    await press(page, words.next)
    await page.locator('[name=addressTo]').fill('nonsense')
    await press(page, words.review)
    await expectSound(page, 'address')
    await page.getByRole('alert').getByRole('link').first().click()
    await expect(page.locator('[name=addressTo]:target')).toHaveAttribute('aria-invalid', 'true')
    await page.locator('[name=addressTo]').fill(ADDRESSES.xrp)
    await page.locator('[name=extraIdTo]').fill('12345')
    await press(page, words.review)
    await expectSound(page, 'review')
    await press(page, words.place)
    await expect(page).toHaveURL(/\/own-exchange\/.*\?reload=on$/)
    const own = page.url().replace('=on', '=off')
    await page.goto(own)
    await expectSound(page, 'waiting')
    await page.locator('button[name=kind][value=late]').click()
    await expect(async () => {
      await page.goto(own)
      await expect(page.locator('[name=address]')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expectSound(page, 'choice')
    await page.locator('[name=address]').fill(ADDRESSES.btc)
    await press(page, words.refund)
    await expectSound(page, 'refund')
  })

test('the contact form without scripts keeps every rule and its width', async ({ page }) => {
  await page.goto('/de/contact-form')
  await page.locator('[name=email]').fill('nobody')
  await page.locator('main button[type=submit]').click()
  await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  await expectSound(page, 'contact')
})
