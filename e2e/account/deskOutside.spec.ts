import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { reservePort } from '../../tests/reservePort.mjs'
import { bearer, makeCustomer, newEmail, signInAs } from '../support/aCustomer'
import { originOf, startBuiltServer } from '../support/builtServer'
import { openPage } from '../support/exchangePage'
import { outboxIn } from '../support/outbox'
import { test as base } from '../support/watchedTest'
import { brokenRules } from '../support/wcag'

/** What leaves the site by the desk: webhooks of the operator, and reports. */

type Desk = { baseURL: string; folder: string; email: string; hooks: string[] }

const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'halyard-outside-'))
      const hooks: string[] = []
      const receiver = createServer((req, res) => {
        const chunks: Buffer[] = []
        req.on('data', (chunk: Buffer) => chunks.push(chunk))
        req.on('end', () => {
          hooks.push(Buffer.concat(chunks).toString())
          res.writeHead(204).end()
        })
      })
      receiver.listen(0, '127.0.0.1')
      await new Promise((resolve) => receiver.once('listening', resolve))
      const port = await reservePort()
      const email = newEmail()
      const server = await startBuiltServer(port, {
        ...{ DATA_DIR: folder, DESK_STAFF: `${email}:admin`, RATE_LIMIT_AUTH: '1000' },
        WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`,
        ...{ WEBHOOK_SECRET: `whsec_${'q7Zk'.repeat(10)}`, WEBHOOK_PRIVATE: '1' },
      })
      await use({ baseURL: originOf(port), folder, email, hooks })
      await server.kill()
      receiver.closeAllConnections()
      receiver.close()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ desk }, use) => use(desk.baseURL),
})

test('an admin sends a test message, sees its delivery, and downloads a report', async ({
  page,
  context,
  request,
  desk,
}) => {
  const member = await makeCustomer(request, outboxIn(desk.folder), desk.email)
  const [headers, path] = [bearer(member), '/api/v4/customers/security/totp']
  const started = (await (await request.post(path, { headers })).json()) as { result: { secret: string } }
  const code = new TOTP({ secret: Secret.fromBase32(started.result.secret) }).generate()
  expect((await request.post(`${path}/confirmation`, { headers, data: { code } })).status()).toBe(200)
  await signInAs(context, desk.baseURL, member)

  await openPage(page, '/desk?section=webhooks')
  await page.getByRole('button', { name: 'Send a test message' }).click()
  await expect(page.getByText('The test message is on its way.')).toBeVisible()
  await expect.poll(() => desk.hooks.length).toBe(1)
  expect(desk.hooks[0]).toContain('webhook.test')
  await page.reload()
  const row = page.getByRole('row', { name: /webhook\.test/ })
  await expect(row).toContainText('delivered')
  await expect(row).toContainText('204')
  expect(await brokenRules(page)).toEqual([])
  await row.getByRole('button', { name: /^Send again/ }).click()
  await expect.poll(() => desk.hooks.length).toBe(2)
  expect(desk.hooks[1]).toBe(desk.hooks[0])

  await openPage(page, '/desk?section=reports')
  await page.getByRole('button', { name: 'This month' }).click()
  expect(await brokenRules(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-01-\d{4}-\d\d-01\.csv$/)
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\ufefforder,created_at/)
  await openPage(page, '/desk?section=audit')
  await expect(page.getByRole('row', { name: /report downloaded/ }).first()).toContainText('orders')
})
