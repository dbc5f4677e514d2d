import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { closeDatabase, database } from '@/server/database/database'
import { customers, exchanges, ledger, payouts } from '@/server/database/schema'
import { totalsOf } from '@/server/programmes/storedLedger'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
const folder = mkdtempSync(join(tmpdir(), 'halyard-'))
process.env.DATA_DIR = folder

const startEarner = () =>
  spawn(process.execPath, [fileURLToPath(new URL('earner.mjs', import.meta.url))], {
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: folder, SANDBOX_STEP_SECONDS: '0.01' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
let earner: ReturnType<typeof startEarner> | undefined

afterAll(async () => {
  earner?.kill('SIGKILL')
  await closeDatabase()
  rmSync(folder, { recursive: true })
})

/** Lets it work until it has told so much, and kills it in the middle of the next things. @returns what it told */
async function killAfter(lines: number) {
  earner = startEarner()
  const told: string[] = []
  for await (const line of createInterface(earner.stdout)) if (told.push(line) >= lines) break
  earner.kill('SIGKILL')
  await once(earner, 'exit')
  return told
}

const sorted = (ids: (string | null)[]) => ids.map(String).sort()

/** Every entry has its cause and every cause its entry. */
async function judge(told: string[]) {
  const rows = await database()
  const [made, booked, paid] = [
    await rows.select().from(exchanges),
    await rows.select().from(ledger),
    await rows.select().from(payouts),
  ]
  const acknowledged = (what: string) =>
    told.filter((line) => line.startsWith(what)).map((line) => line.split(' ')[1] ?? '')
  const of = (kind: string) => booked.filter((entry) => entry.kind === kind)

  const finished = made.filter(({ status }) => status === 'finished')
  const earned = of('cashback').filter(({ publicId }) => made.some((row) => row.publicId === publicId))
  expect(sorted(earned.map(({ publicId }) => publicId))).toEqual(
    sorted(finished.map(({ publicId }) => publicId)),
  )
  expect(made.filter(({ volumeBtc }) => volumeBtc !== null)).toHaveLength(finished.length)
  expect(finished.map(({ publicId }) => publicId)).toEqual(expect.arrayContaining(acknowledged('finished')))

  expect(sorted(of('payout').map(({ payoutId }) => payoutId))).toEqual(sorted(paid.map(({ id }) => id)))
  const failed = paid.filter(({ state }) => state === 'failed').map(({ id }) => id)
  expect(sorted(of('payout_return').map(({ payoutId }) => payoutId))).toEqual(sorted(failed))
  expect(paid.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged('payout')))

  for (const { id } of await rows.select().from(customers)) {
    const out = paid.filter(({ customerId, state }) => customerId === id && state !== 'failed').length
    const { balanceBtc, earnedBtc } = await totalsOf(rows, id)
    expect(Number(earnedBtc) - Number(balanceBtc)).toBeCloseTo(out * 0.0005, 10)
  }
  await closeDatabase()
}

test('a process that is killed at any moment leaves neither half of a booking behind, and loses nothing that it told', async () => {
  const told: string[] = []
  for (const lines of [7, 20, 33]) {
    told.push(...(await killAfter(lines)))
    await judge(told)
  }
}, 180_000)
