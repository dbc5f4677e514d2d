import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { reservePort } from '../../tests/reservePort.mjs'
import { makeCustomer, signInAs } from '../support/aCustomer'
import { test } from '../support/customerTest'
import { alertIn, expectAccount, fillSignIn, part, SETTINGS } from '../support/accountSteps'
import { startBuiltServer } from '../support/builtServer'
import { openPage } from '../support/exchangePage'
import { outboxIn } from '../support/outbox'
import { brokenRules } from '../support/wcag'
import { FULL } from '../support/fullRun'

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

test(
  'an authenticator app is set up, opens the account, and a recovery code takes its place',
  FULL,
  async ({ page, signedIn: { email } }) => {
    await openPage(page, SETTINGS)
    const section = part(page, 'Sign-in security')
    await section.getByRole('button', { name: 'Set up app' }).click()
    await expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    const secret = (await section.locator('code').innerText()).replaceAll(/\s/g, '')
    await section.getByLabel('Code from your authenticator app').fill(codeOf(secret))
    await section.getByRole('button', { name: 'Turn on' }).click()
    await expect(section.getByText('Second step added.')).toBeVisible()
    const codes = await section.getByRole('listitem').allInnerTexts()
    expect(codes).toHaveLength(10)
    expect(await brokenRules(page)).toEqual([])
    await section.getByRole('button', { name: 'I’ve saved the codes' }).click()
    await expect(section.getByText('Codes left: 10')).toBeVisible()

    await page.getByRole('button', { name: 'Sign out' }).click()
    await fillSignIn(page, email)
    await expect(page.getByRole('heading', { name: 'Second step' })).toBeFocused()
    await page.getByLabel('Code from your authenticator app').fill('000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Code from your authenticator app')).toHaveAccessibleDescription(
      /Incorrect code/,
    )
    // The code of the next half minute is accepted too; the present one has set the app up.
    await page.getByLabel('Code from your authenticator app').fill(codeOf(secret, 1))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectAccount(page)

    await page.getByRole('button', { name: 'Sign out' }).click()
    await fillSignIn(page, email)
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await page.getByLabel('Recovery code').fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectAccount(page)
  },
)

test('a passkey is added, opens the account, and is removed', FULL, async ({ browser, playwright }) => {
  // WebAuthn binds a passkey to a host name; the other tests' sites are at a bare address.
  const folder = mkdtempSync(join(tmpdir(), 'halyard-passkey-'))
  const port = await reservePort()
  const baseURL = `http://localhost:${port}`
  const server = await startBuiltServer(port, { DATA_DIR: folder, SITE_URL: baseURL })
  const request = await playwright.request.newContext({ baseURL })
  const customer = await makeCustomer(request, outboxIn(folder))
  const context = await browser.newContext({ baseURL })
  await signInAs(context, baseURL, customer)
  const page = await context.newPage()
  await addsAndUsesPasskey(page, customer.email)
  await context.close()
  await request.dispose()
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

async function addsAndUsesPasskey(page: Page, email: string) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await openPage(page, SETTINGS)
  const section = part(page, 'Sign-in security')
  await section.getByRole('button', { name: 'Add passkey' }).click()
  await expect(section.getByText('Second step added.')).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await fillSignIn(page, email)
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await expectAccount(page)

  await openPage(page, SETTINGS)
  await section.getByRole('button', { name: /^Remove passkey/ }).click()
  await expect(section.getByText('Second step removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await fillSignIn(page, email)
  await expectAccount(page)
}

test('a change is sent once its stale sign-in has been confirmed', FULL, async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('')
  let isStale = true
  await page.route('**/api/v4/customers/security/totp', (route) =>
    isStale
      ? route.fulfill({
          status: 403,
          json: { code: 'confirmation_required', error: '', description: '', traceId: 'e2e' },
        })
      : route.fallback(),
  )
  await openPage(page, SETTINGS)
  const section = part(page, 'Sign-in security')
  await section.getByRole('button', { name: 'Set up app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(alertIn(page)).toContainText('Confirm it’s you, then try again.')
  await section.getByRole('button', { name: 'Set up app' }).click()
  await dialog.getByLabel('Current password').fill('a gull over the harbour')
  isStale = false
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
})

test('a back end without second factors leaves the section out', FULL, async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('')
  await page.route('**/api/v4/customers/security', (route) => route.fulfill({ status: 404, body: '' }))
  await openPage(page, SETTINGS)
  await expect(part(page, 'Active sessions').getByRole('listitem').first()).toBeVisible()
  await expect(part(page, 'Sign-in security')).toHaveCount(0)
})
