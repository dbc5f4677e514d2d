import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { startPostgres, type Postgres } from '../../tests/server/postgres'
import { accountRaces } from '../races/accountRaces'
import { factorRaces } from '../races/factorRaces'
import { deskRaces, HELD_EMAIL } from '../races/deskRaces'
import { moneyRaces } from '../races/moneyRaces'
import { orderRaces } from '../races/orderRaces'
import { prepareCustomers, type RaceSite } from '../races/raceSite'
import { RACE_STAFF } from '../races/raceStaff'
import { originOf, startBuiltServer } from '../support/builtServer'
import { outboxIn } from '../support/outbox'
import { startScreeningService } from '../support/screeningService'

/** The embedded database does one thing after the other, so only a PostgreSQL can show these. */
test.describe.configure({ mode: 'default' })

/** As many as the races use. */
const CUSTOMERS = 38
const NO_LIMIT = '1000000'
const folder = mkdtempSync(join(tmpdir(), 'halyard-races-'))
let postgres: Postgres
let server: Awaited<ReturnType<typeof startBuiltServer>>
let screening: Awaited<ReturnType<typeof startScreeningService>>
let site: RaceSite

test.beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.newDatabase()
  screening = await startScreeningService(({ emails }) =>
    emails.includes(HELD_EMAIL) ? { verdict: 'hold', reason: 'of a race' } : { verdict: 'allow' },
  )
  const port = await reservePort()
  server = await startBuiltServer(port, {
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: folder, SANDBOX_STEP_SECONDS: '0.3' },
    ...{ RATE_LIMIT_READ: NO_LIMIT, RATE_LIMIT_WRITE: NO_LIMIT, RATE_LIMIT_AUTH: NO_LIMIT },
    ...{ DESK_STAFF: RACE_STAFF.map((email) => `${email}:admin`).join(), PAYOUT_APPROVAL: '1' },
    ...{ DESK_FOUR_EYES: '1', DESK_FOUR_EYES_ABOVE_BTC: '0.02', ...screening.settings },
    ...{ LOG_LEVEL: 'error', TRUST_PROXY: '1' },
  })
  site = { url: originOf(port), databaseUrl, linkTo: outboxIn(folder).linkTo, ready: [] }
  await prepareCustomers(site, CUSTOMERS)
})
test.afterAll(async () => {
  await server?.kill()
  await postgres?.stop()
  screening?.stop()
  rmSync(folder, { recursive: true, force: true })
})

for (const { title, run } of [...factorRaces, ...accountRaces, ...orderRaces, ...moneyRaces, ...deskRaces])
  test(title, () => run(site))
