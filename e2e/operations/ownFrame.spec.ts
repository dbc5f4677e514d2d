import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { originOf, startBuiltServer } from '../support/builtServer'
import { ADDRESS } from '../support/exchangePage'
import { startFramingPage } from '../support/framingPage'
import { test } from '../support/watchedTest'

test('a page of an origin that the operator has named frames the form, and no other does', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-frame-'))
  const file = join(folder, 'operator.json')
  const port = await reservePort()
  const body = `<iframe src="${originOf(port)}/views/exchange" width="420" height="900"></iframe>`
  const [allowed, other] = [await startFramingPage(body), await startFramingPage(body)]
  writeFileSync(file, JSON.stringify({ widget: { origins: [new URL(allowed.address).origin] } }))
  const settings = { OPERATOR_FILE: file, DATA_DIR: folder, API_ORIGIN: '' }
  const server = await startBuiltServer(port, settings)
  try {
    await page.goto(other.address)
    await expect(page.locator('iframe')).toBeVisible()
    await expect.poll(() => page.frames().some((frame) => frame.url().includes('/views/'))).toBe(false)

    await page.goto(allowed.address)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('textbox', { name: 'You send' }).fill('0.25')
    await frame.getByRole('button', { name: 'Continue', exact: true }).click()
    await frame.getByLabel(/^Recipient \w+ address/).fill(ADDRESS.eth)
    await frame.getByRole('button', { name: 'Review exchange' }).click()
    await frame.getByRole('button', { name: 'Create exchange' }).click()
    await expect(frame.getByRole('heading', { name: /^Send .* to start$/ })).toBeVisible()
    // The page around it stays, and the order is shown inside.
    expect(page.url()).toBe(allowed.address)
    expect(page.frames().some((one) => new URL(one.url()).pathname === '/views/exchange/order')).toBe(true)
  } finally {
    allowed.stop()
    other.stop()
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})
