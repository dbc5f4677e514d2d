import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reservePort } from '../../tests/reservePort.mjs'
import { makeCustomer } from './aCustomer'
import { originOf, startBuiltServer } from './builtServer'
import { test as base } from './customerTest'
import { startMailbox, type Mailbox } from './mailbox'

type AccountSite = { origin: string; mailbox: Mailbox }

/** A site that sends its emails to a real mail server. */
export const test = base.extend<object, { accountSite: AccountSite }>({
  accountSite: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'halyard-account-'))
      const mailbox = await startMailbox()
      const port = await reservePort()
      const server = await startBuiltServer(port, {
        ...{ DATA_DIR: folder, SMTP_URL: mailbox.url },
        ...{ RATE_LIMIT_AUTH: '100000', RATE_LIMIT_READ: '100000', RATE_LIMIT_WRITE: '100000' },
        RATE_LIMIT_HEAVY: '100000',
      })
      await use({ origin: originOf(port), mailbox })
      await server.kill()
      await mailbox.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ accountSite }, use) => use(accountSite.origin),
  customer: async ({ request, accountSite }, use) => use(await makeCustomer(request, accountSite.mailbox)),
})
