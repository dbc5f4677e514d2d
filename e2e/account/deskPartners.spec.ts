import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { addSecondFactor } from '../support/addSecondFactor'
import { makeCustomer, newEmail, signInAs } from '../support/aCustomer'
import { originOf, startBuiltServer } from '../support/builtServer'
import { openPage } from '../support/exchangePage'
import { FULL } from '../support/fullRun'
import { outboxIn } from '../support/outbox'
import { test } from '../support/watchedTest'
import { brokenRules } from '../support/wcag'

const REASON = 'A channel that explains fees well.'

async function decide(page: Page, decision: string) {
  await page.getByLabel('Decision', { exact: true }).selectOption(decision)
  await page.getByRole('form', { name: 'Decide', exact: true }).getByLabel('Reason').fill(REASON)
  await page.getByRole('button', { name: 'Decide', exact: true }).click()
}

test(
  'an application waits for the desk, is accepted on a phone, and the applicant reads why',
  FULL,
  async ({ browser, playwright }) => {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-desk-partners-'))
    const file = join(folder, 'operator.yaml')
    writeFileSync(file, 'programmes:\n  affiliate: { approval: desk }\n')
    const port = await reservePort()
    const baseURL = originOf(port)
    const email = newEmail()
    const server = await startBuiltServer(port, {
      ...{ DATA_DIR: folder, OPERATOR_FILE: file, DESK_STAFF: `${email}:partners` },
    })
    const request = await playwright.request.newContext({ baseURL })
    const outbox = outboxIn(folder)
    const staff = await makeCustomer(request, outbox, email)
    await addSecondFactor(request, staff)
    const applicant = await makeCustomer(request, outbox)

    const contexts = await Promise.all([
      browser.newContext({ baseURL }),
      browser.newContext({ baseURL, viewport: { width: 390, height: 844 } }),
    ])
    const [ofApplicant, ofStaff] = contexts
    await signInAs(ofApplicant, baseURL, applicant)
    await signInAs(ofStaff, baseURL, staff)
    const [area, desk] = [await ofApplicant.newPage(), await ofStaff.newPage()]

    await openPage(area, '/partners')
    await expect(area.getByText('once we’ve approved your application')).toBeVisible()
    await area.getByRole('textbox', { name: 'Code' }).fill('fees-explained')
    await area.getByRole('textbox', { name: /^How you’ll share it/ }).fill('A channel on fees')
    await area.getByRole('button', { name: 'Become a partner' }).click()
    await expect(area.getByText('We’re reviewing your application')).toBeVisible()
    await expect(area.getByRole('heading', { name: 'Link builder' })).toBeHidden()
    expect(await brokenRules(area)).toEqual([])

    await openPage(desk, '/desk')
    await desk.getByRole('link', { name: applicant.email }).click()
    await expect(desk.getByText('A channel on fees')).toBeVisible()
    expect(await brokenRules(desk)).toEqual([])
    await decide(desk, 'accept')
    await expect(desk.getByText(REASON)).toBeVisible()
    await desk.getByLabel('Rate in percent of the volume').fill('0.6')
    await desk.getByRole('form', { name: 'Agree on the rate' }).getByLabel('Reason').fill('As we agreed.')
    await desk.getByRole('button', { name: 'Agree on the rate' }).click()
    await expect(desk.getByText('0.6 %').first()).toBeVisible()

    await openPage(area, '/partners')
    await expect(area.getByRole('heading', { name: 'Link builder' })).toBeVisible()
    const messages = area.getByRole('region', { name: 'Messages from us' })
    await expect(messages.getByRole('heading', { name: 'Application accepted' })).toBeVisible()
    await expect(messages.getByText(REASON)).toBeVisible()
    await expect(messages.getByText(/^Your commission for exchanges from .*: 0\.6%$/)).toBeVisible()
    expect(await brokenRules(area)).toEqual([])

    await Promise.all(contexts.map((context) => context.close()))
    await request.dispose()
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  },
)
