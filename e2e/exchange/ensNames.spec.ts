import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { addressReply, startEnsNode } from '../../tests/server/addressNames/ensNode'
import { originOf, startBuiltServer } from '../support/builtServer'
import { ADDRESS, openPage, placeOrder, press } from '../support/exchangePage'
import { test as base } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

const folder = mkdtempSync(join(tmpdir(), 'halyard-names-'))
const OTHER = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
let node: Awaited<ReturnType<typeof startEnsNode>>
let server: Awaited<ReturnType<typeof startBuiltServer>>
let origin = ''
const test = base.extend({ baseURL: async ({}, use) => use(origin) })

test.beforeAll(async () => {
  node = await startEnsNode()
  const port = await reservePort()
  origin = originOf(port)
  server = await startBuiltServer(port, { DATA_DIR: folder, SITE_URL: origin, ETHEREUM_NODE_URL: node.url })
})
test.afterAll(async () => {
  await server.kill()
  node.close()
  rmSync(folder, { recursive: true, force: true })
})

test(
  'an order goes to the confirmed address of a name, and only while the name points there',
  FULL,
  async ({ page }) => {
    node.respond = () => addressReply(ADDRESS.eth as `0x${string}`)
    await openPage(page, '/exchange-v2?from=btc-btc&to=eth-eth&amount=0.2')
    const field = page.getByLabel('Recipient ETH address')
    const confirm = async (address: string) => {
      await field.fill('Name.eth')
      await press(page.getByRole('button', { name: 'Use this address' }))
      await expect(field).toHaveValue(address)
      await press(page.getByRole('button', { name: 'Review exchange' }))
      const review = page.getByRole('region', { name: 'Review your exchange' })
      await expect(review).toContainText('ENS name: name.eth')
    }
    await confirm(ADDRESS.eth)
    node.respond = () => addressReply(OTHER)
    await press(page.getByRole('button', { name: 'Create exchange' }))
    await press(page.getByRole('button', { name: 'Edit addresses' }))
    await expect(field).toHaveAccessibleDescription(/no longer points to the address shown/)

    await confirm(OTHER)
    await placeOrder(page)
    await expect(page.getByText(OTHER).first()).toBeAttached()
    expect(node.lookups.map(({ name }) => name)).toEqual(Array(4).fill('name.eth'))
  },
)
