import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { startPostgres, type Postgres } from '../../tests/server/postgres'
import { accountRaces } from '../races/accountRaces'
import { factorRaces } from '../races/factorRaces'
import { moneyRaces, RACE_STAFF } from '../races/moneyRaces'
import { orderRaces } from '../races/orderRaces'
import { prepareCustomers, type RaceSite } from '../races/raceSite'
import { originOf, startBuiltServer } from '../support/builtServer'
import { outboxIn } from '../support/outbox'

/** The embedded database does one thing after the other, so only a PostgreSQL can show these. */
test.describe.configure({ mode: 'default' })

/** As many as the races use. */
const CUSTOMERS = 36
const NO_LIMIT = '1000000'
const folder = mkdtempSync(join(tmpdir(), 'halyard-races-'))
let postgres: Postgres
let server: Awaited<ReturnType<typeof startBuiltServer>>
let site: RaceSite

test.beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.newDatabase()
  const port = await reservePort()
  server = await startBuiltServer(port, {
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: folder, SANDBOX_STEP_SECONDS: '0.3' },
    ...{ RATE_LIMIT_READ: NO_LIMIT, RATE_LIMIT_WRITE: NO_LIMIT, RATE_LIMIT_AUTH: NO_LIMIT },
    ...{ DESK_STAFF: `${RACE_STAFF}:admin`, PAYOUT_APPROVAL: '1', LOG_LEVEL: 'error', TRUST_PROXY: '1' },
  })
  site = { url: originOf(port), databaseUrl, linkTo: outboxIn(folder).linkTo, ready: [] }
  await prepareCustomers(site, CUSTOMERS)
})
test.afterAll(async () => {
  await server?.kill()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

for (const { title, run } of [...factorRaces, ...accountRaces, ...orderRaces, ...moneyRaces])
  test(title, () => run(site))
