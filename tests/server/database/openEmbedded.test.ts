import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { settings } from '@/server/database/schema'
import { openEmbedded } from '@/server/database/openEmbedded'
import { copyDatabaseInto } from '../temporaryDatabase'

const folder = mkdtempSync(join(tmpdir(), 'halyard-'))
process.env.DATA_DIR = folder
copyDatabaseInto(folder)
afterAll(() => rmSync(folder, { recursive: true }))

test('a folder that is in use is refused in a clear sentence, and opened once it is free', async () => {
  const first = await openEmbedded()
  await first.db.insert(settings).values({ name: 'stored', value: '' })
  await expect(openEmbedded()).rejects.toThrow(
    `The database is in use by process ${process.pid} (lock file ${folder}/db.lock).`,
  )
  await first.close()
  const second = await openEmbedded()
  expect(await second.db.select().from(settings)).toHaveLength(1)
  await second.close()
}, 60_000)

test('a folder that other users of the machine could read is closed to them at the start', async () => {
  chmodSync(folder, 0o755)
  const { close } = await openEmbedded()
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  await close()
})
