import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { bearer, makeCustomer, newEmail, PASSWORD, signInAs, type ACustomer } from '../support/aCustomer'
import { addSecondFactor } from '../support/addSecondFactor'
import { originOf, startBuiltServer } from '../support/builtServer'
import { deskSection } from '../support/deskSection'
import { openPage } from '../support/exchangePage'
import { FULL } from '../support/fullRun'
import { outboxIn } from '../support/outbox'
import { test } from '../support/watchedTest'
import { brokenRules } from '../support/wcag'

const reason = 'Case 4711, by email.'

async function anOrderOf(request: APIRequestContext, customer: ACustomer): Promise<string> {
  const created = await request.post('/api/v4/exchanges-new', {
    headers: { ...bearer(customer), 'idempotency-key': randomUUID() },
    data: {
      ...{ tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth', amount: '0.1' },
      addressTo: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    },
  })
  return ((await created.json()) as { result: { publicId: string } }).result.publicId
}

async function deskOf(browser: Browser, baseURL: string, member: ACustomer, width: number): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 844 } })
  await signInAs(context, baseURL, member)
  const page = await context.newPage()
  await openPage(page, '/desk')
  return page
}

const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click()

async function decide(page: Page, choice: RegExp) {
  const form = page.getByRole('form', { name: 'Carry out' })
  const label = await form.getByRole('option', { name: choice }).textContent()
  await form.getByLabel('Decision').selectOption({ label: label ?? '' })
  await form.getByLabel('Reason').fill(reason)
  await press(form, 'Carry out')
}

async function confirmProposal(page: Page, what: string) {
  await deskSection(page, 'Proposals')
  await page.getByRole('button', { name: new RegExp(`^Decide on ${what}`) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Decision').selectOption('confirm')
  await dialog.getByLabel('Reason').fill(reason)
  await press(dialog, 'Decide')
  await expect(dialog).toHaveCount(0)
}

test(
  'a day at the desk: look up, note, tag, assign, reply, freeze, unfreeze, export and erase',
  FULL,
  async ({ browser, playwright }) => {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-day-'))
    const port = await reservePort()
    const baseURL = originOf(port)
    const [annas, bens, bobs] = [newEmail(), newEmail(), newEmail()]
    const server = await startBuiltServer(port, {
      ...{ DATA_DIR: folder, DESK_STAFF: `${annas}:admin,${bens}:orders+customers` },
      ...{ RATE_LIMIT_AUTH: '1000', RATE_LIMIT_WRITE: '1000' },
    })
    const request = await playwright.request.newContext({ baseURL })
    const outbox = outboxIn(folder)
    const [anna, ben] = [
      await makeCustomer(request, outbox, annas),
      await makeCustomer(request, outbox, bens),
    ]
    for (const member of [anna, ben]) await addSecondFactor(request, member)
    const bob = await makeCustomer(request, outbox, bobs)
    const publicId = await anOrderOf(request, bob)

    const page = await deskOf(browser, baseURL, anna, 390)
    await deskSection(page, 'Saved replies')
    await press(page, 'New saved reply')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Where it stands')
    await dialog.getByLabel('English').fill('Your exchange {{order}} is at this step: {{status}}.')
    await press(dialog, 'Save')
    await expect(page.getByText('Where it stands')).toBeVisible()

    await deskSection(page, 'Orders')
    await page.getByRole('textbox', { name: /^Search/ }).fill(publicId)
    await page.getByRole('textbox', { name: /^Search/ }).press('Enter')
    await page.getByRole('link', { name: publicId }).click()
    const sorting = page.getByRole('form', { name: 'Tags and assignment' })
    await sorting.getByLabel('Tags').fill('Late deposit, vip')
    await sorting.getByLabel('Assigned to').selectOption(bens)
    await press(sorting, 'Save')
    await expect(page.getByText(`Last changed by ${annas}`)).toBeVisible()

    const other = await deskOf(browser, baseURL, ben, 1280)
    await other.goto(`/desk?section=orders&id=${publicId}`)
    await expect(other.getByRole('form', { name: 'Tags and assignment' }).getByLabel('Tags')).toHaveValue(
      'late deposit, vip',
    )
    await page.getByRole('form', { name: 'Add a note' }).getByLabel('Note').fill('Called the customer.')
    await press(page, 'Add note')
    await expect(page.getByText('Called the customer.')).toBeVisible()
    await expect(other.getByText(`${annas} has changed this order.`)).toBeVisible({ timeout: 25_000 })
    await press(other, 'Show it as it is now')
    await expect(other.getByText('Called the customer.')).toBeVisible()
    expect(await brokenRules(other)).toEqual([])

    await page.getByLabel('Saved reply').selectOption({ label: 'Where it stands' })
    await expect(page.getByRole('textbox', { name: `Message to ${bobs}` })).toHaveValue(
      `Your exchange ${publicId} is at this step: Waiting.`,
    )
    await press(page, 'Send message')
    await expect(page.getByText('sent to the customer')).toBeVisible()
    await expect.poll(() => outbox.subjectTo(bobs)).toContain(publicId)
    expect(await brokenRules(page)).toEqual([])

    await deskSection(other, 'Orders')
    await other.getByLabel('Tag', { exact: true }).selectOption('vip')
    await other.getByLabel('Assigned to').selectOption('mine')
    await press(other, 'Search')
    await expect(other.getByRole('link', { name: publicId })).toBeVisible()

    await deskSection(page, 'Customers')
    await page.getByRole('textbox', { name: /^Search/ }).fill(publicId)
    await page.getByRole('textbox', { name: /^Search/ }).press('Enter')
    await expect(page.getByText(bobs)).toBeVisible()
    await page.getByRole('table').getByRole('link').click()
    await expect(page.getByRole('heading', { name: `Customer ${bobs}` })).toBeVisible()
    await decide(page, /^Freeze/)
    await expect(page.getByText('This account is frozen')).toBeVisible()
    await expect(page.getByText(`Frozen: ${reason}`)).toBeVisible()
    expect(await brokenRules(page)).toEqual([])
    const stranger = await browser.newContext({ baseURL })
    const signIn = await stranger.newPage()
    await openPage(signIn, '/customer-account')
    await signIn.getByLabel('Email').fill(bobs)
    await signIn.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(signIn.getByText('This account is suspended. Contact us to have it checked.')).toBeVisible()
    await decide(page, /^Unfreeze/)
    await expect(page.getByText('This account is frozen')).toHaveCount(0)
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(signIn).toHaveURL(/customer-account\/|loyalty|history|exchange/)

    const downloading = page.waitForEvent('download')
    await decide(page, /^Export/)
    const file = await readFile(await (await downloading).path(), 'utf8')
    expect(JSON.parse(file)).toMatchObject({
      customer: { email: bobs },
      staffNotes: expect.anything(),
    })
    await decide(page, /^Erase/)
    await expect(page.getByText('Would be erased:')).toBeVisible()
    await confirmProposal(other, 'Erase the customer')
    await expect(other.getByText('Erased:')).toBeVisible()
    expect(await brokenRules(other)).toEqual([])
    expect((await request.get('/api/v3/customers/profile', { headers: bearer(bob) })).status()).toBe(401)

    await deskSection(page, 'Audit log')
    await expect(page.getByText(/^Verified: \d+ entries$/)).toBeVisible()
    for (const context of browser.contexts()) await context.close()
    await request.dispose()
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  },
)
