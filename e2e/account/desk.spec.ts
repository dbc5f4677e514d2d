import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type APIRequestContext } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { addSecondFactor } from '../support/addSecondFactor'
import { makeCustomer, newEmail, signInAs } from '../support/aCustomer'
import { originOf, startBuiltServer } from '../support/builtServer'
import { deskSection } from '../support/deskSection'
import { openPage } from '../support/exchangePage'
import { outboxIn } from '../support/outbox'
import { test } from '../support/watchedTest'
import { brokenRules } from '../support/wcag'
import { FULL } from '../support/fullRun'

const REFUND_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

/** An order without a refund address whose deposit came too late. */
async function verifyingOrder(request: APIRequestContext): Promise<string> {
  const created = await request.post('/api/v4/exchanges-new', {
    headers: { 'idempotency-key': 'desk-order-1' },
    data: {
      ...{ tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth', amount: '0.1' },
      addressTo: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    },
  })
  const { publicId } = ((await created.json()) as { result: { publicId: string } }).result
  await request.post(`/api/v4/sandbox/exchanges/${publicId}/deposits`, { data: { kind: 'late' } })
  await expect
    .poll(async () => (await request.get(`/api/v4/exchanges-new/${publicId}`)).text())
    .toContain('"verifying"')
  return publicId
}

test(
  'staff with a second factor find an order on a phone and refund it, and the audit log shows it',
  FULL,
  async ({ browser, playwright }) => {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-desk-'))
    const port = await reservePort()
    const baseURL = originOf(port)
    const email = newEmail()
    const server = await startBuiltServer(port, { DATA_DIR: folder, DESK_STAFF: `${email}:admin` })
    const request = await playwright.request.newContext({ baseURL })
    const staff = await makeCustomer(request, outboxIn(folder), email)
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
    await signInAs(context, baseURL, staff)
    const page = await context.newPage()

    const served = await openPage(page, '/desk').then(() => request.get('/desk'))
    expect(served.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': expect.stringContaining('noindex'),
      'referrer-policy': 'no-referrer',
    })
    await expect(page.getByRole('alert').filter({ hasText: 'Staff need a second factor' })).toBeVisible()
    await addSecondFactor(request, staff)
    const publicId = await verifyingOrder(request)

    await openPage(page, '/desk?section=orders')
    await page.getByRole('textbox', { name: /^Search/ }).fill(publicId)
    await page.getByRole('textbox', { name: /^Search/ }).press('Enter')
    await page.getByRole('link', { name: publicId }).click()
    await expect(page.getByRole('heading', { name: `Order ${publicId}` })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    expect(await brokenRules(page)).toEqual([])
    await page.getByLabel('Reason').fill('no')
    await page.getByRole('button', { name: 'Carry out' }).click()
    await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/At least 5 characters/)
    await page.getByLabel('Reason').fill('The owner gave this address by phone.')
    await page.getByLabel('Refund address').fill(REFUND_ADDRESS)
    await page.getByRole('button', { name: 'Carry out' }).click()
    await expect(page.getByText('refunded').first()).toBeVisible()

    await deskSection(page, 'Audit log')
    await expect(page.getByText(/^Verified: \d+ entries$/)).toBeVisible()
    await expect(page.getByText('order acted on')).toBeVisible()
    expect(await brokenRules(page)).toEqual([])

    await context.close()
    await request.dispose()
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  },
)

test('there is no desk where no staff are named', async ({ request }) => {
  expect((await request.get('/desk')).status()).toBe(404)
  expect((await request.get('/api/v4/desk/session')).status()).toBe(404)
})
