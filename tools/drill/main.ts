import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { people } from '../../tests/built/support/people'
import { startPostgres } from '../../tests/server/postgres'
import { queryRows } from '../../tests/server/queryRows'
import { exolixFake } from '../fakes/exolixFake'
import { serveFakes } from '../fakes/serveFakes'
import { sideshiftFake } from '../fakes/sideshiftFake'
import { program, serve, type Settings } from './drillSite'

/**
 * docs/disaster-drill.md: a live site at fake providers loses its database and its machine, and is restored from an
 * encrypted backup into an empty PostgreSQL and a copy of the standalone folder. Needs `npm run build && npm run standalone`.
 *   npx tsx tools/drill/main.ts
 */
const STANDALONE = join(import.meta.dirname, '../../.next/standalone')
const work = mkdtempSync(join(tmpdir(), 'halyard-drill-'))
const begun = performance.now()
const say = (text: string) =>
  process.stdout.write(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${text}\n`)
const must = (holds: boolean, what: string) => {
  if (!holds) throw new Error(`not so: ${what}`)
  say(`seen: ${what}`)
}
async function timed<Result>(what: string, step: () => Promise<Result>): Promise<Result> {
  const from = performance.now()
  const result = await step()
  say(`${what}: ${((performance.now() - from) / 1000).toFixed(1)} s`)
  return result
}

const PAIR = { tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth', amount: '0.01' }
const ORDER = {
  ...{ ...PAIR, fixed: false, reverse: false, rateId: null },
  ...{ addressTo: '0xde2642b2120fd3011fe9659688f76e9E4676F472' },
  userRefundAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
}

const fakes = await serveFakes([exolixFake, sideshiftFake], { port: 0, step: 500 })
const first = await startPostgres({ safe: true })
const second = await startPostgres({ safe: true })
const settingsOf = (database: string, data: string): Settings => ({
  ...{ ...fakes.settings, ENVIRONMENT: 'staging', LIVE: '1', PROVIDERS: 'exolix,sideshift' },
  ...{ DATABASE_URL: database, DATA_DIR: join(work, data), LOG_LEVEL: 'error' },
  ...{ TOKEN_SECRET: 'f0e1d2c3b4a59687'.repeat(4), DESK_STAFF: 'ben@example.com:admin' },
  ...{
    CONTACT_EMAIL: 'help@example.com',
    LEGAL_NAME: 'Drill',
    LEGAL_ADDRESS: 'Street 1',
    LEGAL_LAW: 'Estonia',
  },
})

let origin = ''
const rowsOf = { url: '' }
const { call, signIn, signUp, addFactor } = people(
  () => [origin],
  (statement) => queryRows(rowsOf.url, statement),
)
const order = async (provider: string) =>
  String((await call('/api/v4/exchanges-new', { body: { ...ORDER, provider } })).body.result.publicId)
const statusOf = async (id: string) => String((await call(`/api/v4/exchanges-new/${id}`)).body.result.status)
const untilFinished = async (id: string) => {
  for (let tries = 0; tries < 150; tries++) {
    if ((await statusOf(id)) === 'finished') return
    await wait(2000)
  }
  throw new Error(`${id} is ${await statusOf(id)}`)
}
const isReceiptValid = async (id: string, folder: string) => {
  const file = join(work, `${id}.json`)
  writeFileSync(file, (await call(`/api/v4/exchanges-new/${id}/receipt`)).text)
  return program(folder, {}, 'deploy/verify-receipt.mjs', file, origin)
}

try {
  rowsOf.url = await first.newDatabase()
  const before = settingsOf(rowsOf.url, 'before')
  const old = await timed('a site is started on an empty database', () => serve(STANDALONE, before))
  origin = old.origin
  await signUp('ben')
  await signIn('ben')
  await addFactor('ben')
  const finished = await order('exolix')
  await timed('an order is carried to its end', () => untilFinished(finished))
  const receipt = await call(`/api/v4/exchanges-new/${finished}/receipt`)
  writeFileSync(join(work, 'old-receipt.json'), receipt.text)
  await fetch(`${fakes.control}/exolix/wait`, { method: 'POST' })
  const running = await order('exolix')

  const identity = await generateIdentity()
  const recipient = await identityToRecipient(identity)
  writeFileSync(join(work, 'key.txt'), `${identity}\n`)
  const backup = join(work, 'backup.gz')
  say(
    await timed('backup', () =>
      program(STANDALONE, before, 'deploy/data.mjs', 'backup', backup, '--recipient', recipient),
    ),
  )
  const lost = await order('sideshift')

  await first.kill()
  say('PostgreSQL is killed, and its data are gone')
  await wait(1500)
  must((await fetch(`${origin}/api/site/ready`)).status === 503, 'the old site is not ready')
  await old.kill()

  const machine = join(work, 'machine')
  await timed('the standalone folder is copied to an empty machine', () =>
    cp(STANDALONE, machine, { recursive: true }),
  )
  rowsOf.url = await second.newDatabase()
  const after = settingsOf(rowsOf.url, 'after')
  const restore = ['deploy/data.mjs', 'restore', backup, '--identity', join(work, 'key.txt')]
  say(await timed('restore', () => program(machine, after, ...restore)))
  const site = await timed('the site is started on what was restored', () =>
    serve(machine, after, Number(new URL(origin).port)),
  )
  say('the site serves again')

  must((await statusOf(running)) === 'waiting', 'the order under way is there')
  const missing = await call(`/api/v4/exchanges-new/${lost}`)
  must(missing.status === 404, 'the order after the backup is not, as was to be expected')
  const { orders } = (await (await fetch(fakes.control)).json()) as {
    orders: { id: string; outcome: string }[]
  }
  const waiting = orders.find(({ outcome }) => outcome === 'wait')?.id
  await fetch(`${fakes.control}/orders/${waiting}/finish`, { method: 'POST' })
  await timed('the order under way is carried to its end at its provider', () => untilFinished(running))
  must(
    (
      await program(machine, {}, 'deploy/verify-receipt.mjs', join(work, 'old-receipt.json'), origin)
    ).includes('valid'),
    'a receipt from before the loss is valid',
  )
  must((await isReceiptValid(running, machine)).includes('valid'), 'a receipt of the restored site is valid')
  const session = await call('/api/v4/desk/session', { who: 'ben' })
  must(session.status === 200, 'a member of staff is still signed in at the desk')
  const verified = await call('/api/v4/desk/audit/verification', { who: 'ben' })
  must(verified.body.result.brokenAt === null, 'the audit log is whole')
  const next = await order('exolix')
  must(next !== 'undefined', 'a new order is taken')
  await site.stop()
  say('done')
} finally {
  await fakes.close()
  await Promise.all([first.stop(), second.stop()])
  rmSync(work, { recursive: true, force: true })
}
