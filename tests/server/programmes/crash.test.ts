import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { closeDatabase } from '@/server/database/database'
import { copyDatabaseInto } from '../temporaryDatabase'
import { judgeBookings } from './judgeBookings'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
const folder = mkdtempSync(join(tmpdir(), 'halyard-'))
process.env.DATA_DIR = folder
copyDatabaseInto(folder)

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

/** Lets it work until it has reported so much, and kills it in the middle of the next things.
 * @returns what it reported */
async function killAfter(lines: number) {
  earner = startEarner()
  const reported: string[] = []
  for await (const line of createInterface(earner.stdout)) if (reported.push(line) >= lines) break
  earner.kill('SIGKILL')
  await once(earner, 'exit')
  return reported
}

/** Nothing is half booked, and everything reported is there. */
async function judge(reported: string[]) {
  const acknowledged = (what: string) =>
    reported.filter((line) => line.startsWith(what)).map((line) => line.split(' ')[1] ?? '')
  const { finished, paid } = await judgeBookings(0.0005)
  expect(finished.map(({ publicId }) => publicId)).toEqual(expect.arrayContaining(acknowledged('finished')))
  expect(paid.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged('payout')))
  await closeDatabase()
}

test('a process that is killed at any moment leaves no partial booking, and loses nothing that it reported', async () => {
  const reported: string[] = []
  for (const lines of process.env.VERIFY_FULL === '1' ? [7, 20, 33] : [13]) {
    reported.push(...(await killAfter(lines)))
    await judge(reported)
  }
}, 180_000)
