import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { reservePort } from '../../tests/reservePort.mjs'
import { queryRows, startPostgres } from '../../tests/server/postgres'
import { bearer, makeCustomer, newEmail, signInAs } from '../support/aCustomer'
import { originOf, startBuiltServer } from '../support/builtServer'
import { deskSection } from '../support/deskSection'
import { openPage } from '../support/exchangePage'
import { FULL } from '../support/fullRun'
import { outboxIn } from '../support/outbox'
import { test } from '../support/watchedTest'
import { brokenRules } from '../support/wcag'

const TX = 'b2f1'.repeat(16)
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const PAYOUTS = '/api/v4/customers/payouts'
/** The provider is never called: nobody exchanges anything here. */
const LIVE = {
  LIVE: '1',
  PROVIDERS: 'near',
  NEAR_URL: 'http://127.0.0.1:9/v0',
  SITE_URL: 'https://exchange.example.com',
  CONTACT_EMAIL: 'help@example.com',
  LEGAL_NAME: 'Example OÜ',
  LEGAL_ADDRESS: 'Street 1, Tallinn',
  LEGAL_LAW: 'Estonia',
}

test(
  'a withdrawal of real money waits until staff enter the transaction that they sent',
  FULL,
  async ({ browser, playwright }) => {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-live-payout-'))
    const postgres = await startPostgres()
    const url = await postgres.newDatabase()
    const port = await reservePort()
    const baseURL = originOf(port)
    const email = newEmail()
    const server = await startBuiltServer(port, {
      ...LIVE,
      DATA_DIR: folder,
      DATABASE_URL: url,
      DESK_STAFF: `${email}:payouts`,
    })
    const request = await playwright.request.newContext({ baseURL })
    const staff = await makeCustomer(request, outboxIn(folder), email)
    const headers = bearer(staff)
    await queryRows(
      url,
      `insert into ledger (customer_id, kind, amount_btc, at) select id, 'cashback', 0.01, now() from customers`,
    )
    const asked = await request.post(PAYOUTS, {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      data: { amountBtc: '0.004', address: ADDRESS },
    })
    expect([asked.status(), await asked.json()]).toMatchObject([201, { sandbox: false }])
    const started = await request.post('/api/v4/customers/security/totp', { headers })
    const { secret } = ((await started.json()) as { result: { secret: string } }).result
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    await request.post('/api/v4/customers/security/totp/confirmation', { headers, data: { code } })

    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
    await signInAs(context, baseURL, staff)
    const page = await context.newPage()
    await openPage(page, '/desk')
    await deskSection(page, 'Payouts')
    await expect(page.getByText('Nothing is sent by itself.')).toBeVisible()
    await page.getByRole('button', { name: /^Decide payout/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('All is well.')
    expect(await brokenRules(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Decide' }).click()
    await expect(dialog).toBeHidden()
    await page.getByText('Send many at once').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(readFileSync(await download.path(), 'utf8')).toContain(`${ADDRESS},0.004,`)
    await page.getByRole('radio', { name: 'approved' }).check()
    await page.getByRole('button', { name: /^Decide payout/ }).click()
    await expect(dialog.getByRole('button', { name: 'Refuse' })).toBeVisible()
    expect(await brokenRules(page)).toEqual([])
    await dialog.getByLabel('Transaction hash').fill('b2f1')
    await dialog.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(dialog.getByLabel('Transaction hash')).toHaveAccessibleDescription(/64 hexadecimal digits/)
    await dialog.getByLabel('Transaction hash').fill(TX)
    await dialog.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(dialog).toBeHidden()
    const list = await request.get(PAYOUTS, { headers })
    expect(await list.json()).toMatchObject({ result: { result: [{ state: 'sending', tx: TX }] } })
    await page.getByRole('radio', { name: 'sent', exact: true }).check()
    await page.getByRole('button', { name: /^Decide payout/ }).click()
    await dialog.getByRole('button', { name: 'Mark as confirmed' }).click()
    await expect(dialog).toBeHidden()
    await openPage(page, '/customer-account/payouts')
    await expect(page.getByRole('row', { name: /Requested.*Approved.*Sent.*Confirmed/ })).toBeVisible()
    expect(await brokenRules(page)).toEqual([])

    await context.close()
    await request.dispose()
    await server.kill()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  },
)
