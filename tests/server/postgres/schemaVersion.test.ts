import { afterEach, expect, inject, test, vi } from 'vitest'
import { connectOnce } from '@/server/database/connectOnce'
import { applyMigrations, migrate, schemaState } from '@/server/database/migrate'
import { openPostgres } from '@/server/database/openPostgres'
import { exchanges } from '@/server/database/schema'
import { queryRows } from '../postgres'
import { newDatabaseOn } from '../temporaryDatabase'

afterEach(() => vi.unstubAllEnvs())

const newDatabase = () => newDatabaseOn(inject('postgres'))
const migrated = async () => {
  const url = await newDatabase()
  const { db, close } = await connectOnce(url)
  await migrate(db)
  await close()
  return url
}

test('with MIGRATE=0 a server refuses a database that lacks migrations and changes nothing', async () => {
  const url = await newDatabase()
  vi.stubEnv('MIGRATE', '0')
  await expect(openPostgres(url)).rejects.toThrow(/lacks \d+ migrations.*npm run migrate/)
  expect(await queryRows(url, "select from information_schema.tables where table_schema = 'public'")).toEqual(
    [],
  )
})

test('a role without its grants is named in one sentence', async () => {
  const url = await migrated()
  const role = `site_${process.pid}`
  await queryRows(url, `create role ${role} login password 'x'`)
  try {
    vi.stubEnv('MIGRATE', '0')
    const ofRole = Object.assign(new URL(url), { username: role, password: 'x' }).href
    await expect(openPostgres(ofRole)).rejects.toThrow(/may not read the version of the tables.*backups\.md/)
    await queryRows(url, `grant usage on schema public, drizzle to ${role}`)
    await queryRows(url, `grant select on drizzle.__drizzle_migrations to ${role}`)
    const { close } = await openPostgres(ofRole)
    await close()
  } finally {
    await queryRows(url, `drop owned by ${role}`)
    await queryRows(url, `drop role ${role}`)
  }
})

test('a database that a newer release migrated is refused in one sentence', async () => {
  const url = await migrated()
  await queryRows(
    url,
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer release', 9999999999999)",
  )
  await expect(openPostgres(url)).rejects.toThrow('was migrated by a newer release')
  const { db, close } = await connectOnce(url)
  await expect(migrate(db)).rejects.toThrow('was migrated by a newer release')
  await close()
})

test('a release serves a database that a newer one has only expanded, and no other', async () => {
  const url = await migrated()
  const apply = (when: number, onlyExpands: boolean) =>
    queryRows(
      url,
      `insert into drizzle.__drizzle_migrations (hash, created_at, only_expands) values ('newer', ${when}, ${onlyExpands})`,
    )
  await apply(9999999999998, true)
  const { db, close } = await openPostgres(url)
  expect(await migrate(db)).toBe(0)
  await close()
  await apply(9999999999999, false)
  await expect(openPostgres(url)).rejects.toThrow('took away what this one reads')
})

test('a migration marked as one that contracts is recorded so', async () => {
  const { db, close } = await connectOnce(await migrated())
  const meta = { folderMillis: 9999999999999, hash: 'newer', bps: true }
  await db.transaction((tx) => applyMigrations(tx, [{ ...meta, sql: ['-- contract: 1.4.0\nselect 1'] }]))
  await expect(schemaState(db)).resolves.toMatchObject({ isTooNew: true })
  await close()
})

test('a role that may not change tables serves a migrated database, whatever MIGRATE is', async () => {
  const url = await migrated()
  const role = `serving_${process.pid}`
  for (const statement of [
    'revoke create on schema public from public',
    `create role ${role} login`,
    `grant usage on schema public, drizzle to ${role}`,
    `grant select on drizzle.__drizzle_migrations to ${role}`,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
  ])
    await queryRows(url, statement)
  const serving = new URL(url)
  serving.username = role
  await expect(queryRows(serving.href, 'create table forbidden ()')).rejects.toThrow('permission denied')
  const { db, close } = await openPostgres(serving.href)
  expect(await db.select().from(exchanges)).toEqual([])
  await close()
})
