import { afterEach, expect, test, vi } from 'vitest'
import { closeDatabase, database } from '@/server/database/database'

const EMBEDDED = '@/server/database/openEmbedded'
const POSTGRES = '@/server/database/openPostgres'
const opened = (db: string) => ({ db, close: () => Promise.resolve() })

afterEach(async () => {
  await closeDatabase()
  vi.unstubAllEnvs()
  vi.doUnmock(EMBEDDED)
  vi.doUnmock(POSTGRES)
})

test('without DATABASE_URL the embedded database is opened, and nothing of PostgreSQL is loaded', async () => {
  const loadPostgres = vi.fn(() => ({}))
  vi.doMock(POSTGRES, loadPostgres)
  vi.doMock(EMBEDDED, () => ({ openEmbedded: () => Promise.resolve(opened('embedded')) }))
  expect(await database()).toBe('embedded')
  expect(loadPostgres).not.toHaveBeenCalled()
})

test('with it PostgreSQL is, and nothing of the embedded database is loaded', async () => {
  const loadEmbedded = vi.fn(() => ({}))
  const openPostgres = vi.fn(() => Promise.resolve(opened('postgres')))
  vi.doMock(EMBEDDED, loadEmbedded)
  vi.doMock(POSTGRES, () => ({ openPostgres }))
  vi.stubEnv('DATABASE_URL', 'postgres://somebody@127.0.0.1/halyard')
  expect(await database()).toBe('postgres')
  expect(openPostgres).toHaveBeenCalledWith('postgres://somebody@127.0.0.1/halyard')
  expect(loadEmbedded).not.toHaveBeenCalled()
})
