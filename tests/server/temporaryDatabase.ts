import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { closeDatabase, database } from '@/server/database/database'

/** Gives the tests of one file a database of their own, in a folder that is gone afterwards. @returns the folder */
export function useTemporaryDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-'))
  process.env.DATA_DIR = folder
  // The first start of a database makes all its files.
  beforeAll(() => database(), 60_000)
  afterAll(async () => {
    await closeDatabase()
    rmSync(folder, { recursive: true })
  })
  return folder
}
