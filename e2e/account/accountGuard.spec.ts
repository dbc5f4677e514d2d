import { expect } from '@playwright/test'
import { newEmail, PASSWORD, signInAs } from '../support/aCustomer'
import { test as withMailbox } from '../support/accountSite'
import { test } from '../support/customerTest'
import {
  ACCOUNT_PAGES,
  alertIn,
  confirmButton,
  confirmWithPassword,
  emailField,
  expectAccount,
  fillSignIn,
  hasTokens,
  OVERVIEW,
  SETTINGS,
  SIGN_IN,
} from '../support/accountSteps'
import { openPage } from '../support/exchangePage'
import { FULL, quickIf } from '../support/fullRun'
import { passOn } from '../support/passOn'

const OPEN_PAGES = [
  SIGN_IN,
  '/customer-account/password-reset',
  '/customer-account/password-reset/confirmation',
  '/customer-account/sign-up/confirmation',
]
const AUTH = '/auth-service/api/v1.0'

for (const path of ACCOUNT_PAGES) {
  test(
    `a signed-out visitor of ${path} is sent to sign in and back`,
    quickIf(path === ACCOUNT_PAGES.at(-1)),
    async ({ page, customer: { email } }) => {
      await openPage(page, `/de${path}#part`)
      await expect(page).toHaveURL(`/de${SIGN_IN}?next=${encodeURIComponent(path)}#part`)
      await expect(page.getByText('Melden Sie sich an, um diese Seite zu sehen.')).toBeVisible()
      await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email)
      await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
      await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
      await expect(page).toHaveURL(`/de${path}#part`)
    },
  )
}

test(
  'every page of the account is excluded from caches and search engines',
  FULL,
  async ({ page, request, signedIn: { email } }) => {
    const paths = [...ACCOUNT_PAGES, ...OPEN_PAGES].flatMap((path) => [
      path,
      `/ja${path}`,
      `${path}?form=sign-up`,
    ])
    for (const path of paths) {
      const response = await page.request.get(path)
      expect(response.status(), path).toBe(200)
      expect(response.headers()['cache-control'], path).toBe('private, no-store')
      expect(response.headers()['x-robots-tag'], path).toBe('noindex')
      const html = await response.text()
      expect(html, path).toContain('<meta name="robots" content="noindex"')
      expect(html, `${path} holds nothing of the customer`).not.toContain(email)
    }
    for (const path of ACCOUNT_PAGES) {
      const away = await request.get(path, { maxRedirects: 0 })
      expect(away.status(), path).toBe(307)
      expect(away.headers(), path).toMatchObject({
        location: `${SIGN_IN}?next=${encodeURIComponent(path)}`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
    }
  },
)

for (const next of [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/customer-account/../exchange',
  'javascript:alert(1)',
  '/customer-account',
]) {
  test(`signing in never leads to ${next}`, FULL, async ({ page, customer: { email } }) => {
    await openPage(page, `${SIGN_IN}?next=${encodeURIComponent(next)}`)
    await fillSignIn(page, email)
    await expect(page).toHaveURL(OVERVIEW)
  })
}

test(
  'a visitor from another site, whose cookies are not sent with that request, is signed in at once',
  FULL,
  async ({ page, baseURL, customer }) => {
    await signInAs(page.context(), baseURL, customer)
    await page.route('https://mail.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${baseURL ?? ''}${SETTINGS}">Settings</a>` }),
    )
    await page.goto('https://mail.example/')
    const request = page.waitForRequest((one) => new URL(one.url()).pathname === SIGN_IN)
    await page.getByRole('link').click()
    await request
    await expect(page).toHaveURL(SETTINGS)
    await expectAccount(page, 'Settings')
  },
)

withMailbox(
  'an unknown address looks like a known one, everywhere',
  FULL,
  async ({ page, accountSite: { mailbox }, customer: { email } }) => {
    const reported: Record<string, string[]> = { known: [], unknown: [] }
    for (const [who, address] of Object.entries({ known: email, unknown: newEmail() })) {
      await openPage(page, SIGN_IN)
      await fillSignIn(page, address, 'not the right password')
      await expect(alertIn(page)).toBeVisible()
      reported[who]?.push(await page.getByRole('main').innerText())
      await openPage(page, '/customer-account/password-reset')
      await emailField(page).fill(address)
      await page.getByRole('button', { name: 'Send link' }).click()
      await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
      reported[who]?.push(await page.getByRole('main').innerText())
      await openPage(page, `${SIGN_IN}?form=sign-up`)
      await emailField(page).fill(address)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
      reported[who]?.push(await page.getByRole('main').innerText())
      reported[who] = (reported[who] ?? []).map((words) => words.replaceAll(address, 'the address'))
    }
    expect(reported.unknown).toEqual(reported.known)
    const message = await mailbox.emailTo(email)
    expect(message.text, 'only the owner is notified').toMatch(/password/i)
  },
)

withMailbox(
  'the email is sent again on request, and only its newest link works',
  FULL,
  async ({ page, accountSite: { mailbox } }) => {
    const email = newEmail()
    await openPage(page, `${SIGN_IN}?form=sign-up`)
    await emailField(page).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    const first = await mailbox.linkTo(email)
    await page.getByRole('button', { name: 'Resend email' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('We’ve sent another email.')
    const second = await mailbox.linkTo(email)
    const reader = await page.context().newPage()
    await openPage(reader, first)
    await confirmButton(reader).click()
    await expect(reader.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await openPage(reader, second)
    await confirmButton(reader).click()
    await expect(reader.getByRole('heading', { name: /^Welcome!/ })).toBeVisible()
  },
)

withMailbox(
  'a link that is opened when the site cannot be reached can be tried again',
  FULL,
  async ({ page, request, accountSite: { mailbox } }) => {
    const email = newEmail()
    await request.post(`${AUTH}/sign-up`, { data: { email, password: PASSWORD } })
    await page.route(`**${AUTH}/sign-up/confirmation`, (route) => route.abort())
    await openPage(page, await mailbox.linkTo(email))
    await confirmWithPassword(page)
    await expect(alertIn(page)).toContainText('Your request may already have gone through')
    await passOn(page, `**${AUTH}/sign-up/confirmation`)
    await confirmButton(page).click()
    await expect(page.getByRole('heading', { name: /^Welcome!/ })).toBeFocused()
  },
)

test('a link without its token, or with a wrong one, says so and leads on', FULL, async ({ page }) => {
  for (const hash of ['', '#token=', '#token=nonsense']) {
    await page.goto('about:blank')
    await openPage(page, `/customer-account/sign-up/confirmation${hash}`)
    if (hash.length > '#token='.length) await confirmWithPassword(page)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Create account' })).toBeVisible()
  }
  await openPage(page, '/customer-account/password-reset/confirmation')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('too many tries show the seconds to wait, and what was typed stays', FULL, async ({ page }) => {
  await page.route(`**${AUTH}/sign-in`, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '42' },
      json: { code: 'rate_limited', error: '', description: '', traceId: 'e2e' },
    }),
  )
  await openPage(page, SIGN_IN)
  await fillSignIn(page, 'anna@mail.example')
  await expect(alertIn(page)).toContainText('Please wait 42 seconds.')
  await expect(emailField(page)).toHaveValue('anna@mail.example')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
})

test(
  'another tab’s sign-out reaches this one, and nothing personal is left',
  FULL,
  async ({ page, signedIn: { email } }) => {
    await openPage(page, SETTINGS)
    await expect(page.getByRole('main').getByText(email)).toBeVisible()
    const other = await page.context().newPage()
    await openPage(other, OVERVIEW)
    await other.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText(email)).toHaveCount(0)
    await expect(page).toHaveURL(`${SIGN_IN}?next=${encodeURIComponent(SETTINGS)}`)
    expect(await hasTokens(page)).toBe(false)
  },
)

test('the back button shows nothing personal after signing out, in the site and from beyond it', async ({
  page,
  baseURL,
  signedIn,
}) => {
  await openPage(page, SETTINGS)
  await expect(page.getByRole('main').getByText(signedIn.email)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByText('You’ve signed out on this device.')).toBeVisible()
  await page.goBack()
  await expect(page.getByText(signedIn.email)).toHaveCount(0)

  await signInAs(page.context(), baseURL, signedIn)
  await page.goto('/about')
  await page.context().clearCookies()
  await page.goBack()
  await expect(page.getByText(signedIn.email)).toHaveCount(0)
})

test(
  'a browser that stores no cookies is shown why the sign-in does not last',
  FULL,
  async ({ page, customer: { email } }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }),
    )
    await openPage(page, SIGN_IN)
    await fillSignIn(page, email)
    await expect(alertIn(page)).toContainText('Your browser blocks cookies from this site')
  },
)

test(
  'the header leads to signing in, and to the account once that is known',
  FULL,
  async ({ page, baseURL, customer }) => {
    await openPage(page, '/')
    const link = page.getByRole('banner').getByRole('link', { name: 'Account' })
    await expect(link).toHaveAttribute('href', SIGN_IN)
    await signInAs(page.context(), baseURL, customer)
    await openPage(page, '/')
    await expect(link).toHaveAttribute('href', OVERVIEW)
    await link.click()
    await expectAccount(page)
    await expect(link).toHaveAttribute('aria-current', 'page')
  },
)
