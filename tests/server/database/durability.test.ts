import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { closeDatabase, database } from '@/server/database/database'
import { read } from '../exchanges/exchangeCalls'
import { copyDatabaseInto } from '../temporaryDatabase'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
const folder = mkdtempSync(join(tmpdir(), 'halyard-'))
process.env.DATA_DIR = folder
copyDatabaseInto(folder)

const startOwner = () =>
  spawn(process.execPath, [fileURLToPath(new URL('owner.mjs', import.meta.url))], {
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
const owner = startOwner()

afterAll(async () => {
  owner.kill('SIGKILL')
  await closeDatabase()
  rmSync(folder, { recursive: true })
})

test('what was acknowledged survives the kill of its process, whose folder was locked', async () => {
  const acknowledged: string[] = []
  for await (const publicId of createInterface(owner.stdout)) {
    acknowledged.push(publicId)
    if (acknowledged.length === 20) break
  }
  await expect(database()).rejects.toThrow(`in use by process ${owner.pid}`)

  owner.kill('SIGKILL')
  await once(owner, 'exit')
  for (const publicId of acknowledged) {
    expect(await read(publicId)).toMatchObject({ status: 200, result: { publicId, status: 'waiting' } })
  }
}, 60_000)
