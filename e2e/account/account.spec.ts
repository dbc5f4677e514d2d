import { expect } from '@playwright/test'
import { newEmail, PASSWORD, signInAs, signInElsewhere } from '../support/aCustomer'
import { test } from '../support/accountSite'
import {
  alertIn,
  confirmButton,
  confirmWithPassword,
  emailField,
  expectAccount,
  fillSignIn,
  hasTokens,
  OVERVIEW,
  part,
  passwordField,
  SETTINGS,
  SIGN_IN,
} from '../support/accountSteps'
import { openPage } from '../support/exchangePage'
import { FULL } from '../support/fullRun'

test('signing up, confirming by the email, signing out and in again', async ({ page, accountSite }) => {
  const email = newEmail()
  await openPage(page, SIGN_IN)
  await emailField(page).fill(email)
  await page.getByRole('link', { name: 'Create account' }).click()
  await expect(page).toHaveURL(`${SIGN_IN}?form=sign-up`)
  await expect(emailField(page), 'what was typed in the other form').toHaveValue(email)
  await expect(passwordField(page)).toHaveAccessibleDescription(/At least 12 characters/)
  await passwordField(page).fill(PASSWORD)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
  expect(await hasTokens(page)).toBe(false)

  const message = await accountSite.mailbox.linkTo(email)
  const other = await page.context().newPage()
  await openPage(other, message)
  await expect(passwordField(other), 'this browser signed up').toHaveCount(0)
  await confirmButton(other).click()
  await expect(other.getByRole('heading', { name: 'Welcome! Your email address is confirmed' })).toBeFocused()
  await expect(other).not.toHaveURL(/#/)
  // The tab that waits at the mailbox goes on by itself.
  await expect(page).toHaveURL(OVERVIEW)
  await expectAccount(page)
  await other.reload()
  await expect(other.getByRole('heading', { name: 'You’re signed in' })).toBeVisible()
  await other.getByRole('link', { name: 'Go to your account' }).click()
  await expectAccount(other)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You’ve signed out on this device.')).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Sign in' }), 'the other tab').toBeVisible()
  expect(await hasTokens(page)).toBe(false)
  await fillSignIn(page, email)
  await expectAccount(page)
  await expect(other, 'the other tab goes back to where it was').toHaveURL(OVERVIEW)
})

test(
  'an unconfirmed address gets another email on signing in with the right password',
  FULL,
  async ({ page, request, accountSite: { mailbox } }) => {
    const email = newEmail()
    await request.post('/auth-service/api/v1.0/sign-up', { data: { email, password: PASSWORD } })
    const first = await mailbox.linkTo(email)
    await openPage(page, SIGN_IN)
    await fillSignIn(page, email)
    await expect(alertIn(page)).toContainText('We’ve just sent you a new confirmation email')
    const second = await mailbox.linkTo(email)
    await openPage(page, first)
    await confirmWithPassword(page)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
    await openPage(page, second)
    await confirmWithPassword(page, 'not the right password')
    await expect(passwordField(page)).toHaveAccessibleDescription(/Incorrect password/)
    await confirmWithPassword(page)
    await page.getByRole('link', { name: 'Go to your account' }).click()
    await expectAccount(page)
  },
)

test(
  'a forgotten password is replaced through the link of an email, once, and the old password no longer works',
  FULL,
  async ({ page, browser, baseURL, accountSite: { mailbox }, customer }) => {
    const elsewhere = await browser.newContext({ baseURL })
    await signInAs(elsewhere, baseURL, customer)
    await openPage(page, SIGN_IN)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
    await emailField(page).fill(customer.email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
    const email = await mailbox.linkTo(customer.email)

    await openPage(page, email)
    await expect(page).not.toHaveURL(/#/)
    const field = page.getByLabel('New password', { exact: true })
    await field.fill('short')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/Too short\. Use at least 12/)
    await field.fill('another gull at sea')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeFocused()
    await page.getByRole('link', { name: 'Go to your account' }).click()
    await expectAccount(page)

    const old = await elsewhere.newPage()
    await old.goto(OVERVIEW)
    await expect(old.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await fillSignIn(old, customer.email)
    await expect(alertIn(old)).toContainText('Incorrect email address or password')
    await openPage(old, email)
    await old.getByLabel('New password', { exact: true }).fill('a third gull far out')
    await old.getByRole('button', { name: 'Save password' }).click()
    await expect(old.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
    await old.getByRole('link', { name: 'Request a new link' }).click()
    await expect(old).toHaveURL('/customer-account/password-reset')
    await elsewhere.close()
  },
)

test(
  'an e-mail address changes when the link in the new one is opened, also by who is not signed in',
  FULL,
  async ({ page, browser, baseURL, accountSite: { mailbox }, signedIn: { email } }) => {
    const next = newEmail()
    await openPage(page, SETTINGS)
    const section = part(page, 'Email address')
    await expect(section.getByText(email)).toBeVisible()
    await section.getByLabel('New email address').fill(next)
    await section.getByLabel('Current password').fill('not my password')
    await section.getByRole('button', { name: 'Change email' }).click()
    await expect(section.getByLabel('Current password')).toBeFocused()
    await expect(section.getByLabel('Current password')).toHaveAccessibleDescription(/Incorrect password/)
    await section.getByLabel('Current password').fill(PASSWORD)
    await section.getByRole('button', { name: 'Change email' }).click()
    await expect(section.getByRole('status')).toContainText(next)
    await expect(section.getByText(email), 'until the link is opened').toBeVisible()
    const message = await mailbox.linkTo(next)
    expect((await mailbox.emailTo(email)).text, 'the old address is notified').toContain(next)

    const stranger = await browser.newContext({ baseURL })
    const mailProgram = await stranger.newPage()
    await openPage(mailProgram, message)
    await mailProgram.getByRole('button', { name: 'Confirm new email' }).click()
    await expect(
      mailProgram.getByRole('heading', { name: 'Your new email address is confirmed', level: 2 }),
    ).toBeFocused()
    await expect(mailProgram.getByText(next)).toBeVisible()
    await mailProgram.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(mailProgram, next)
    await expectAccount(mailProgram)
    await page.reload()
    await expect(section.getByText(next)).toBeVisible()
    await stranger.close()
  },
)

test(
  'a device that is signed out from another one is out at once',
  FULL,
  async ({ page, browser, request, baseURL, signedIn: { email } }) => {
    const phone = await browser.newContext({
      baseURL,
      userAgent: 'Mozilla/5.0 (Linux; Android 15) Firefox/140.0',
    })
    const lost = await phone.newPage()
    await openPage(lost, `${SIGN_IN}?next=${SETTINGS}`)
    await fillSignIn(lost, email)
    await expectAccount(lost, 'Settings')

    await openPage(page, SETTINGS)
    const devices = part(page, 'Active sessions')
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
    await devices.getByRole('button', { name: 'Sign out Firefox, Android' }).click()
    await expect(devices.getByRole('status')).toContainText('Firefox, Android has been signed out.')
    await expect(devices.getByRole('status')).toBeFocused()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await lost.getByRole('button', { name: 'Download your data' }).click()
    await expect(lost.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await hasTokens(lost)).toBe(false)

    await signInElsewhere(request, email)
    await signInElsewhere(request, email)
    await page.reload()
    await expect(devices.getByRole('listitem')).toHaveCount(3)
    await devices.getByRole('button', { name: 'Sign out all other devices' }).click()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await phone.close()
  },
)

test(
  'a new password ends the sign-ins of the other devices',
  FULL,
  async ({ page, request, signedIn: { email } }) => {
    await signInElsewhere(request, email)
    await openPage(page, SETTINGS)
    await expect(part(page, 'Active sessions').getByRole('listitem')).toHaveCount(2)
    const section = part(page, 'Password')
    await section.getByLabel('Current password').fill(PASSWORD)
    await section.getByLabel('New password').fill('password1234')
    await section.getByRole('button', { name: 'Change password' }).click()
    await expect(section.getByLabel('New password')).toHaveAccessibleDescription(/too easy to guess/)
    await section.getByLabel('New password').fill('a heron in the reeds')
    await section.getByRole('button', { name: 'Change password' }).click()
    await expect(section.getByRole('status')).toContainText('Password changed.')
    await expect(section.getByRole('status')).toBeFocused()
    await expect(section.getByLabel('New password')).toHaveValue('')
    await expect(part(page, 'Active sessions').getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await fillSignIn(page, email)
    await expect(alertIn(page)).toContainText('Incorrect email address or password')
    await fillSignIn(page, email, 'a heron in the reeds')
    await expectAccount(page)
  },
)

test(
  'customers can download all that is stored about them, and an account is deleted for good',
  FULL,
  async ({ page, signedIn: { email } }) => {
    await openPage(page, SETTINGS)
    await expectAccount(page, 'Settings')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download your data' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('account.json')
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    expect(JSON.parse(Buffer.concat(chunks).toString('utf8'))).toMatchObject({
      customer: { email },
      signIns: [{ id: expect.stringMatching(/./) }],
    })

    const open = page.getByRole('button', { name: 'Delete account…' })
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Permanently delete your account?' })
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
    await open.click()
    await dialog.getByLabel('Current password').fill('not my password')
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(/Incorrect password/)
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(page.getByText('Your account has been deleted, and you’ve been signed out.')).toBeVisible()
    expect(await hasTokens(page)).toBe(false)
    await fillSignIn(page, email)
    await expect(alertIn(page)).toContainText('Incorrect email address or password')
  },
)
