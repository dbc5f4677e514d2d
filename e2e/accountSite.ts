import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { freePort } from '../tests/freePort.mjs'
import { originOf, startBuiltServer } from './builtServer'
import { startMailbox, type Mailbox } from './mailbox'
import { test as base } from './watchedTest'

type AccountSite = { origin: string; mailbox: Mailbox }

/** A site that sends its letters to a real mail server. */
export const test = base.extend<object, { accountSite: AccountSite }>({
  accountSite: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'halyard-account-'))
      const mailbox = await startMailbox()
      const port = await freePort()
      const server = await startBuiltServer(port, {
        ...{ DATA_DIR: folder, SMTP_URL: mailbox.url },
        ...{ RATE_LIMIT_AUTH: '100000', RATE_LIMIT_READ: '100000', RATE_LIMIT_WRITE: '100000' },
      })
      await use({ origin: originOf(port), mailbox })
      await server.kill()
      await mailbox.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ accountSite }, use) => use(accountSite.origin),
})

export const PASSWORD = 'a gull over the harbour'
export const newEmail = () => `anna-${randomBytes(4).toString('hex')}@mail.example`

type Tokens = { accessToken: string; refreshToken: string }
const AUTH = '/auth-service/api/v1.0'

/** A confirmed customer, made without the screens, for tests that begin where they end. */
export async function aCustomer(request: APIRequestContext, mailbox: Mailbox, email = newEmail()) {
  await request.post(`${AUTH}/sign-up`, { data: { email, password: PASSWORD } })
  const token = new URL(await mailbox.linkTo(email)).hash.replace('#token=', '')
  const answer = await request.post(`${AUTH}/sign-up/confirmation`, { data: { token } })
  return { email, tokens: ((await answer.json()) as { result: Tokens }).result }
}

/** Signs in on one more device, without the screens. */
export async function moreTokens(request: APIRequestContext, email: string, password = PASSWORD) {
  const answer = await request.post(`${AUTH}/sign-in`, { data: { email, password } })
  return ((await answer.json()) as { result: Tokens }).result
}

/** Gives a browser what signing in there would have given it. */
export async function enterAs(context: BrowserContext, url: string, tokens: Tokens) {
  const cookie = { url, secure: true, sameSite: 'Strict' as const }
  await context.addCookies(Object.entries(tokens).map(([name, value]) => ({ ...cookie, name, value })))
}
