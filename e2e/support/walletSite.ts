import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { originOf, startBuiltServer } from './builtServer'
import { ACCOUNTS, CHAIN_ID, startNode } from './evmNode'
import { makeOwner, type Created } from './exchangeApi'
import { ADDRESS, openPage } from './exchangePage'
import { ORDERS } from './orderSteps'

/** The production build with a chain of its own standing in for Ethereum. */
export async function startWalletSite(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-wallet-'))
  const node = await startNode()
  const port = await reservePort()
  const chain = {
    ...{ network: 'eth', chainId: CHAIN_ID, name: 'Local chain', rpcUrl: node.url },
    ...{ depositAddress: ACCOUNTS.deposit, tokens: { 'usdt-eth': node.token } },
  }
  const server = await startBuiltServer(port, {
    DATA_DIR: join(folder, 'data'),
    SANDBOX_CHAIN: JSON.stringify(chain),
    RATE_LIMIT_WRITE: '100000',
    RATE_LIMIT_READ: '100000',
    ...environment,
  })
  const origin = originOf(port)
  expect(await (await fetch(origin)).text()).toContain(chain.name)
  return {
    origin,
    node,
    stop: async () => {
      await server.kill()
      node.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type WalletSite = Awaited<ReturnType<typeof startWalletSite>>

type Paid = { ticker: string; network: string; amount: string }

/** An order of this browser that waits for its deposit, and its public id. */
export async function waitingExchange(page: Page, { ticker, network, amount }: Paid) {
  const data = {
    ...{ tickerFrom: ticker, networkFrom: network, tickerTo: 'btc', networkTo: 'btc', amount },
    ...{ reverse: false, fixed: false, rateId: null, addressTo: ADDRESS.btc },
  }
  const response = await page.request.post(ORDERS, { headers: { 'idempotency-key': randomUUID() }, data })
  expect(response.status()).toBe(201)
  const created = ((await response.json()) as { result: Created }).result
  await makeOwner(page, { ...data, ...created })
  return created.publicId
}

export const menu = (page: Page) => page.getByRole('dialog', { name: 'Wallets' })
export const walletButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Connect wallet|Wallet 0x)/ })

export async function openMenu(page: Page) {
  await walletButton(page).click()
  await expect(menu(page)).toBeVisible()
}

/** Connects by the menu of the header. */
export async function connect(page: Page, name: string) {
  await openMenu(page)
  await menu(page)
    .getByRole('button', { name: `${name} Connect` })
    .click()
  await expect(menu(page).getByRole('button', { name: `Disconnect ${name}` })).toBeVisible()
  await page.keyboard.press('Escape')
}

export const payPanel = (page: Page) => page.getByRole('region', { name: 'Pay from wallet' })

/** The page of an exchange with its payment opened. */
export async function openPayment(page: Page, publicId: string) {
  await openPage(page, `/exchange?id=${publicId}`)
  await page.getByRole('button', { name: 'Pay from wallet' }).click()
  await expect(payPanel(page)).toBeVisible()
}
