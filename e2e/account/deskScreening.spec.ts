import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { Verdict } from '@/server/screening/Screening'
import { reservePort } from '../../tests/reservePort.mjs'
import { bearer, makeCustomer, newEmail, signInAs, type ACustomer } from '../support/aCustomer'
import { originOf, startBuiltServer } from '../support/builtServer'
import { openPage } from '../support/exchangePage'
import { ADDRESSES, checkButton, openForm, placeButton, review, trouble } from '../support/orderSteps'
import { outboxIn } from '../support/outbox'
import { startScreeningService } from '../support/screeningService'
import { test as base } from '../support/watchedTest'
import { brokenRules } from '../support/wcag'

/** Of the chains' own examples (EIP-55), so that each order says by its recipient what becomes of it. */
const HELD = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const DENIED = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'
const VERDICTS: Record<string, Verdict> = {
  [HELD]: { verdict: 'hold', reason: 'score 70 of 100' },
  [DENIED]: { verdict: 'deny', reason: 'score 99 of 100' },
}

type Desk = { baseURL: string; folder: string; staff: [ACustomer, ACustomer] }

const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({ playwright }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'halyard-screening-'))
      const screening = await startScreeningService(
        ({ addresses }) => VERDICTS[addresses[0]?.address ?? ''] ?? { verdict: 'allow' },
      )
      const port = await reservePort()
      const baseURL = originOf(port)
      const [first, second] = [newEmail(), newEmail()]
      const server = await startBuiltServer(port, {
        ...{ DATA_DIR: folder, DESK_STAFF: `${first}:admin,${second}:admin`, DESK_FOUR_EYES: '1' },
        ...{ RATE_LIMIT_AUTH: '1000', RATE_LIMIT_WRITE: '1000', ...screening.settings },
      })
      const request = await playwright.request.newContext({ baseURL })
      await use({
        baseURL,
        folder,
        staff: [await aMember(request, folder, first), await aMember(request, folder, second)],
      })
      await request.dispose()
      await server.kill()
      screening.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ desk }, use) => use(desk.baseURL),
})

/** With a second factor, without the screens. */
async function aMember(request: APIRequestContext, folder: string, email: string): Promise<ACustomer> {
  const member = await makeCustomer(request, outboxIn(folder), email)
  const [headers, path] = [bearer(member), '/api/v4/customers/security/totp']
  const started = (await (await request.post(path, { headers })).json()) as { result: { secret: string } }
  const code = new TOTP({ secret: Secret.fromBase32(started.result.secret) }).generate()
  const confirmed = await request.post(`${path}/confirmation`, { headers, data: { code } })
  expect(confirmed.status()).toBe(200)
  return member
}

async function openDesk(
  browser: Browser,
  { baseURL }: Desk,
  member: ACustomer,
  section: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  await signInAs(context, baseURL, member)
  const page = await context.newPage()
  await openPage(page, `/desk?section=${section}`)
  return page
}

async function order(page: Page, address: string): Promise<void> {
  await openForm(page, '/exchange-v2')
  await page.getByLabel('Recipient ETH address').fill(address)
  await checkButton(page).click()
  await expect(review(page)).toBeVisible()
  await placeButton(page).click()
}

/** In the dialog that a press on `button` opened. */
async function decide(page: Page, button: string, choice?: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  if (choice) await dialog.getByLabel('Decision').selectOption({ label: choice })
  await dialog.getByLabel('Reason').fill('Looked at the documents.')
  expect(await brokenRules(page)).toEqual([])
  await dialog.getByRole('button', { name: /^(Decide|Unblock)$/ }).click()
  await expect(dialog).toBeHidden()
}

for (const [decision, choice, title, subject] of [
  ['released', 'Release: create it at its provider', /^Send .* to start$/, 'accepted'],
  ['denied', 'Deny: it ends, and nothing was sent', 'Exchange not accepted', 'not accepted'],
] as const)
  test(`an order on hold says so, and what the desk decides when it is ${decision}, also by email`, async ({
    page,
    browser,
    desk,
  }) => {
    await order(page, HELD)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Exchange under review')
    await expect(page.getByText(/^Don’t send anything yet\./)).toBeVisible()
    await expect(page.getByText(/^Deposit address on/)).toHaveCount(0)
    expect(await brokenRules(page)).toEqual([])
    const publicId = new URL(page.url()).searchParams.get('id') ?? ''
    await page.getByRole('button', { name: 'Email me the outcome' }).click()
    const email = newEmail()
    await page.getByLabel('Your email address').fill(email)
    await page.getByRole('button', { name: 'Save email address' }).click()
    await expect(page.getByText(/once our review is done/)).toBeVisible()

    const staff = await openDesk(browser, desk, desk.staff[0], 'screening')
    const row = staff.getByRole('row', { name: publicId })
    await expect(row).toContainText('service: score 70 of 100')
    expect(await brokenRules(staff)).toEqual([])
    await decide(staff, `Decide exchange ${publicId}`, choice)
    await expect(row).toHaveCount(0)

    await expect(heading).toHaveText(title, { timeout: 30_000 })
    await expect(page.getByRole('link', { name: /another|new exchange/i })).toHaveCount(0)
    expect(await outboxIn(desk.folder).subjectTo(email)).toBe(`Exchange ${publicId} ${subject} · Halyard`)
    await staff.context().close()
  })

test('an order that is denied says so, and offers a contact in place of another try', async ({ page }) => {
  await order(page, DENIED)
  await expect(trouble(page)).toContainText('Exchange not accepted')
  await expect(trouble(page)).toContainText('Nothing was created or sent.')
  await expect(page.getByText(/score 99/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /again|Create exchange/ })).toHaveCount(0)
  expect(await brokenRules(page)).toEqual([])
  await review(page).getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL(/\/contacts$/)
})

test('what one member of staff blocks another one has to let in again', async ({
  browser,
  desk,
  request,
}) => {
  const [first, second] = desk.staff
  const staff = await openDesk(browser, desk, first, 'screening')
  const form = staff.getByRole('form', { name: 'Block' })
  await form.getByLabel('Block', { exact: true }).selectOption('address')
  await form.getByLabel('What to block').fill(ADDRESSES.eth)
  await form.getByLabel('Reason').fill('Named in a report.')
  await form.getByRole('button', { name: 'Block' }).click()
  const row = staff.getByRole('row', { name: /Named in a report/ })
  await expect(row).toContainText(first.email)
  const ordered = async () => {
    const data = { tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth', amount: '0.1' }
    const headers = { 'idempotency-key': randomUUID() }
    const response = await request.post('/api/v4/exchanges-new', {
      headers,
      data: { ...data, addressTo: ADDRESSES.eth.toLowerCase() },
    })
    return response.status()
  }
  expect(await ordered()).toBe(403)
  await decide(staff, `Unblock ${ADDRESSES.eth}`)
  await expect(row).toContainText(first.email)
  await expect(staff.getByRole('button', { name: `Unblock ${ADDRESSES.eth}` })).toHaveCount(0)
  expect(await ordered()).toBe(403)

  const own = await openDesk(browser, desk, first, 'proposals')
  await own.getByRole('button', { name: /^Decide on Unblock/ }).click()
  await expect(own.getByRole('dialog')).toContainText('You proposed it: somebody else confirms it.')
  await expect(own.getByRole('dialog').getByRole('combobox')).toHaveCount(0)
  await expect(own.getByRole('dialog')).toContainText('Withdraw: it is not done')

  const other = await openDesk(browser, desk, second, 'proposals')
  await expect(other.getByRole('row', { name: /^Unblock/ })).toContainText(first.email)
  expect(await brokenRules(other)).toEqual([])
  await other.getByRole('button', { name: /^Decide on Unblock/ }).click()
  const dialog = other.getByRole('dialog')
  await expect(dialog).toContainText(`address ${ADDRESSES.eth}`)
  await dialog.getByLabel('Decision').selectOption('confirm')
  await dialog.getByLabel('Reason').fill('The report was wrong.')
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(other.getByText('Nothing waits for a second member of staff.')).toBeVisible()
  expect(await ordered()).toBe(201)
  for (const page of [staff, own, other]) await page.context().close()
})
