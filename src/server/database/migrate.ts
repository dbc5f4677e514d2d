import { sql } from 'drizzle-orm'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import type { Database, Queryable, Transaction } from '@/server/database/queryable'
import { join } from 'node:path'

/** An arbitrary number, not locked elsewhere in this database. */
const LOCK = 4_221_125

type SchemaState = {
  /** `when` of the newest migration applied (migrations/meta/_journal.json); 0: none. */
  version: number
  missing: MigrationMeta[]
  /** A migration was applied that this release does not have. */
  isNewer: boolean
}

/** Only reads, so it needs no right to change tables. The table is the one of drizzle-orm's own migrator. */
export async function schemaState(db: Queryable): Promise<SchemaState> {
  const version = await appliedVersion(db)
  const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder() })
  return {
    version,
    missing: migrations.filter(({ folderMillis }) => folderMillis > version),
    isNewer: version > (migrations.at(-1)?.folderMillis ?? 0),
  }
}

async function appliedVersion(db: Queryable): Promise<number> {
  const found = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (!found.rows[0]?.name) return 0
  const newest = await db.execute<{ version: string | null }>(
    sql`select max(created_at)::text as version from drizzle.__drizzle_migrations`,
  )
  return Number(newest.rows[0]?.version ?? 0)
}

/**
 * Makes sure that the tables are those of this release, and changes them only where `mayMigrate`. Of several processes
 * that start at once, one migrates.
 * @throws Error in one sentence when the schema is newer, or older and may not be migrated
 */
export async function prepareSchema(db: Database, mayMigrate: boolean): Promise<void> {
  const { missing, isNewer } = await schemaState(db)
  if (isNewer) throw new Error(NEWER)
  if (missing.length === 0) return
  if (!mayMigrate) throw new Error(olderBy(missing.length))
  await migrate(db)
}

/** @returns how many migrations were applied
 * @throws Error in one sentence when the schema is newer */
export async function migrate(db: Database): Promise<number> {
  await db.execute(sql`select pg_advisory_lock(${LOCK})`)
  try {
    const { missing, isNewer } = await schemaState(db)
    if (isNewer) throw new Error(NEWER)
    if (missing.length > 0) await db.transaction((tx) => applyMigrations(tx, missing))
    return missing.length
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${LOCK})`)
  }
}

export async function applyMigrations(tx: Transaction, migrations: MigrationMeta[]): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    )
  }
}

const NEWER =
  'The database was migrated by a newer release of the site. Start that release, or restore the backup made before its migration.'

const olderBy = (count: number) =>
  `The database lacks ${count} migration${count === 1 ? '' : 's'} of this release, and MIGRATE=0 keeps the site from applying them. Run \`npm run migrate\` (in the image: node deploy/data.mjs migrate) as the owner of the tables.`

/** Both databases are made from it. It must lie there wherever the server runs: no bundler sees it. */
const migrationsFolder = () => join(process.cwd(), 'src/server/database/migrations')
