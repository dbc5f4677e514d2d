import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { type Postgres, startPostgres } from '../../tests/server/postgres'
import { originOf, startBuiltServer } from '../support/builtServer'
import { FULL } from '../support/fullRun'

/** The build itself, whose parts are bundled apart: tests/server/postgres shows the same of the sources, in every detail. */

const MAILBOX = 'nobody.should.read@example.com'
let folder = ''
let postgres: Postgres
let server: Awaited<ReturnType<typeof startBuiltServer>>

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-away-'))
  postgres = await startPostgres()
})
test.afterAll(async () => {
  await server?.kill()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test(
  'while its PostgreSQL is away a site serves its pages, refuses calls with a time to wait, and recovers by itself',
  FULL,
  async ({ request }) => {
    const port = await reservePort()
    server = await startBuiltServer(port, {
      ...{ DATABASE_URL: await postgres.newDatabase(), DATA_DIR: folder, LOG_LEVEL: 'error' },
    })
    const send = () =>
      request.post(`${originOf(port)}/auth-service/api/v1.0/sign-in`, {
        data: { email: MAILBOX, password: 'seven green kites' },
      })
    await expect(async () => expect((await send()).status()).toBe(401)).toPass()

    await postgres.kill()
    const refused = await send()
    expect([refused.status(), refused.headers()['retry-after']]).toEqual([503, '5'])
    expect(await refused.json()).toMatchObject({ code: 'unavailable' })
    expect((await request.get(`${originOf(port)}/`)).status()).toBe(200)

    await postgres.start()
    await expect(async () => expect((await send()).status()).toBe(401)).toPass()
    expect(server.words()).toContain('"where":"dispatch"')
    expect(server.words()).not.toContain(MAILBOX)
  },
)
