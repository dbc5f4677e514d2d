import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { makeCustomer, newEmail, signInAs } from '../support/aCustomer'
import { addSecondFactor } from '../support/addSecondFactor'
import { originOf, startBuiltServer } from '../support/builtServer'
import { openPage } from '../support/exchangePage'
import { FULL } from '../support/fullRun'
import { outboxIn } from '../support/outbox'
import { test } from '../support/watchedTest'
import { brokenRules } from '../support/wcag'

const REASON = 'Works in support from today.'

/** In the dialog that is open. */
async function send(page: Page, button: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(REASON)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** The invitation is in the outbox already when the address is to be confirmed. */
const withoutLink = (outbox: ReturnType<typeof outboxIn>, earlier: string) => ({
  linkTo: async (to: string) => {
    await expect.poll(() => outbox.linkTo(to)).not.toBe(earlier)
    return outbox.linkTo(to)
  },
})

test(
  'somebody is invited into a group, accepts, adds a second factor, works at the desk, and is removed; a key reads and is revoked',
  FULL,
  async ({ browser, playwright }) => {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-desk-staff-'))
    const port = await reservePort()
    const baseURL = originOf(port)
    const [rootEmail, email] = [newEmail(), newEmail()]
    const server = await startBuiltServer(port, { DATA_DIR: folder, DESK_STAFF: `${rootEmail}:admin` })
    const request = await playwright.request.newContext({ baseURL })
    const outbox = outboxIn(folder)
    const root = await makeCustomer(request, outbox, rootEmail)
    await addSecondFactor(request, root)
    const contexts = await Promise.all([
      browser.newContext({ baseURL, viewport: { width: 390, height: 844 } }),
      browser.newContext({ baseURL }),
    ])
    const [ofRoot, ofInvited] = contexts
    await signInAs(ofRoot, baseURL, root)
    const desk = await ofRoot.newPage()

    await openPage(desk, '/desk?section=staff')
    await desk.getByRole('button', { name: 'Add a group' }).click()
    await desk.getByLabel('Name').fill('Support')
    await desk.getByRole('checkbox', { name: 'orders' }).check()
    await desk.getByRole('checkbox', { name: 'messages' }).check()
    expect(await brokenRules(desk)).toEqual([])
    await send(desk, 'Add the group')
    await desk.getByRole('button', { name: 'Invite somebody' }).click()
    await desk.getByLabel('Email address').fill(email)
    await desk.getByRole('checkbox', { name: 'Support' }).check()
    expect(await brokenRules(desk)).toEqual([])
    await send(desk, 'Send the invitation')
    await expect(desk.getByText(/^Invited, until/)).toBeVisible()
    expect(await brokenRules(desk)).toEqual([])

    const link = await outbox.linkTo(email)
    const page = await ofInvited.newPage()
    await openPage(page, link)
    await expect(page.getByText(/^Sign in, or create an account with the address/)).toBeVisible()
    const invited = await makeCustomer(request, withoutLink(outbox, link), email)
    await signInAs(ofInvited, baseURL, invited)
    await page.goto('about:blank')
    await openPage(page, link)
    expect(await brokenRules(page)).toEqual([])
    await page.getByRole('button', { name: 'Accept the invitation' }).click()
    await page.getByRole('link', { name: 'Open the desk' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Staff need a second factor' })).toBeVisible()
    await addSecondFactor(request, invited)
    await openPage(page, '/desk')
    const sections = page.getByRole('navigation', { name: 'Desk' })
    await expect(sections.getByRole('link', { name: 'Orders' })).toBeVisible()
    await expect(sections.getByRole('link', { name: 'Payouts' })).toBeHidden()
    await page.getByRole('textbox', { name: /^Search/ }).fill('nothing')
    await page.getByRole('textbox', { name: /^Search/ }).press('Enter')

    await openPage(desk, '/desk?section=staff')
    await desk.getByRole('button', { name: `Remove ${email}` }).click()
    await send(desk, 'Remove')
    await expect(desk.getByText(email)).toBeHidden()
    await sections.getByRole('link', { name: 'Messages' }).click()
    await expect(page).toHaveURL(/\/customer-account/)

    await openPage(desk, '/desk?section=keys')
    await desk.getByRole('button', { name: 'Add a key' }).click()
    await desk.getByLabel('Name').fill('Books')
    await desk.getByRole('checkbox', { name: 'orders, read' }).check()
    expect(await brokenRules(desk)).toEqual([])
    await send(desk, 'Make the key')
    const secret = await desk.getByLabel('The key Books', { exact: true }).innerText()
    expect(await brokenRules(desk)).toEqual([])
    const statusOf = async (path: string) =>
      (await request.get(`/api/v4/desk/${path}`, { headers: { authorization: `Bearer ${secret}` } })).status()
    expect([await statusOf('exchanges'), await statusOf('payouts')]).toEqual([200, 403])
    await desk.getByRole('button', { name: /^Revoke Books/ }).click()
    await send(desk, 'Revoke')
    await expect(desk.getByText(/^Revoked/)).toBeVisible()
    expect(await statusOf('exchanges')).toBe(401)
    await openPage(desk, '/desk?section=audit')
    await expect(desk.getByText('API key Books').first()).toBeVisible()

    await Promise.all(contexts.map((context) => context.close()))
    await request.dispose()
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  },
)
