import { expect, type Page } from '@playwright/test'
import { newEmail, PASSWORD, signInAs } from '../support/aCustomer'
import { test } from '../support/accountSite'
import { SETTINGS, SIGN_IN } from '../support/accountSteps'
import { openPage } from '../support/exchangePage'
import { FULL } from '../support/fullRun'
import type { Mailbox } from '../support/mailbox'
import { overflow } from '../support/overflow'
import { brokenRules } from '../support/wcag'
import { passOn } from '../support/passOn'

const AUTH = '/auth-service/api/v1.0'
const RESET = '/customer-account/password-reset'
const CONFIRMATION = '/customer-account/sign-up/confirmation'

type Where = { page: Page; language: string; mailbox: Mailbox; email: string }
const submit = (page: Page) => page.locator('main button[type=submit]').first()
const focused = (page: Page) => expect(page.locator('main h2[tabindex="-1"]')).toBeFocused()

const linkOf = async ({ page, mailbox }: Where, path: string, data: object = {}) => {
  const email = newEmail()
  await page.request.post(`${AUTH}/sign-up`, { data: { email, password: PASSWORD, ...data } })
  return path + new URL(await mailbox.linkTo(email)).hash
}

/** Every state of the pages on the way into the account, by structure: the words are those of the language. */
const STATES: Record<string, (where: Where) => Promise<void>> = {
  'signing in': async ({ page, language }) => {
    await openPage(page, `${language}${SIGN_IN}`)
  },
  'signing in with errors': async ({ page, language }) => {
    await openPage(page, `${language}${SIGN_IN}?next=${SETTINGS}`)
    await submit(page).click()
    await expect(page.locator('main input').first()).toBeFocused()
  },
  'wrong credentials': async ({ page, language }) => {
    await openPage(page, `${language}${SIGN_IN}`)
    await page.locator('main [name=email]').fill(newEmail())
    await page.locator('main [name=password]').fill('not the right password')
    await submit(page).click()
    await expect(page.locator('main [role=alert]')).toBeVisible()
  },
  'signing up with errors': async ({ page, language }) => {
    await openPage(page, `${language}${SIGN_IN}?form=sign-up`)
    await page.locator('main [name=password]').fill('short')
    await submit(page).click()
    await expect(page.locator('main input').first()).toBeFocused()
  },
  'the mailbox note': async ({ page, language }) => {
    await openPage(page, `${language}${RESET}`)
    await page
      .locator('main [name=email]')
      .fill('a-rather-long-address-of-somebody@department.company.example')
    await submit(page).click()
    await focused(page)
  },
  'a spent link': async ({ page, language }) => {
    await openPage(page, `${language}${CONFIRMATION}#token=nonsense`)
    await page.locator('main [name=password]').fill(PASSWORD)
    await submit(page).click()
    await focused(page)
  },
  'a link that could not be checked': async ({ page, language }) => {
    await page.route(`**${AUTH}/**`, (route) => route.abort())
    // Else only the part behind # changes, and the page stays.
    await page.goto('about:blank')
    await openPage(page, `${language}${CONFIRMATION}#token=nonsense`)
    await page.locator('main [name=password]').fill(PASSWORD)
    await submit(page).click()
    await expect(page.locator('main [role=alert]')).toBeVisible()
    await passOn(page, `**${AUTH}/**`)
  },
  'a confirmed address': async (where) => {
    await openPage(where.page, await linkOf(where, `${where.language}${CONFIRMATION}`))
    await where.page.locator('main [name=password]').fill(PASSWORD)
    await submit(where.page).click()
    await focused(where.page)
    await where.page.context().clearCookies()
  },
  'a new password': async ({ page, language }) => {
    await openPage(page, `${language}${RESET}/confirmation#token=nonsense`)
    await expect(submit(page)).toBeVisible()
  },
}

/** And those of the settings, for who is signed in. */
const SETTINGS_STATES: Record<string, (where: Where) => Promise<void>> = {
  'the settings': async ({ page, language, email }) => {
    await openPage(page, `${language}${SETTINGS}`)
    await expect(page.getByRole('main').getByText(email)).toBeVisible()
    await expect(page.locator('main li b')).not.toHaveCount(0)
  },
  'the settings with errors': async ({ page, language }) => {
    await openPage(page, `${language}${SETTINGS}`)
    for (const button of await page.locator('main button[type=submit]').all()) await button.click()
    await expect(page.locator('main [aria-invalid=true]')).toHaveCount(4)
  },
  'the settings that cannot be fetched': async ({ page, language }) => {
    await page.route('**/api/v*/customers/**', (route) => route.abort())
    await openPage(page, `${language}${SETTINGS}`)
    await expect(page.locator('main [role=alert]').first()).toBeVisible()
    await passOn(page, '**/api/v*/customers/**')
  },
  'the last question': async ({ page, language }) => {
    await openPage(page, `${language}${SETTINGS}`)
    await page.locator('main button[aria-haspopup=dialog]').last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `no state of signing in and of the settings breaks a WCAG rule in ${colorScheme} colors`,
    FULL,
    async ({ page, baseURL, accountSite: { mailbox }, customer }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const look = async (name: string) => {
        expect.soft(await brokenRules(page), name).toEqual([])
      }
      for (const [name, open] of Object.entries(STATES)) {
        await open({ page, language: '', mailbox, email: '' })
        await look(name)
      }
      await signInAs(page.context(), baseURL, customer)
      for (const [name, open] of Object.entries(SETTINGS_STATES)) {
        await open({ page, language: '', mailbox, email: customer.email })
        await look(name)
      }
    },
  )
}

const FULL_PHONE = { tag: [FULL.tag, '@phone'] }
for (const language of ['/de', '/ru', '/ja']) {
  test(
    `nothing of it reaches over the edge of a screen of 320 pixels in ${language.slice(1)}`,
    FULL_PHONE,
    async ({ page, baseURL, accountSite: { mailbox }, customer }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      for (const [name, open] of Object.entries(STATES)) {
        await open({ page, language, mailbox, email: '' })
        expect.soft(await overflow(page), name).toEqual([])
      }
      await signInAs(page.context(), baseURL, customer)
      for (const [name, open] of Object.entries(SETTINGS_STATES)) {
        await open({ page, language, mailbox, email: customer.email })
        expect.soft(await overflow(page), name).toEqual([])
      }
    },
  )
}
