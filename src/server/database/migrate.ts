import { sql } from 'drizzle-orm'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import type { Database, Queryable, Transaction } from '@/server/database/queryable'
import { join } from 'node:path'

/** An arbitrary number, not locked elsewhere in this database. */
const LOCK = 4_221_125

type SchemaState = {
  /** `when` of the newest one applied (migrations/meta/_journal.json); 0: none. */
  version: number
  missing: MigrationMeta[]
  /** A migration that this release lacks took, or may have taken, something away. */
  isTooNew: boolean
}

/** Marks a migration that drops what the release before it reads. */
const CONTRACTS = /^--\s*contract:/m

/** Only reads. The table is the one of drizzle-orm's own migrator. */
export async function schemaState(db: Queryable): Promise<SchemaState> {
  const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder() })
  const { version, isTooNew } = await appliedVersion(db, migrations.at(-1)?.folderMillis ?? 0)
  return { version, isTooNew, missing: migrations.filter(({ folderMillis }) => folderMillis > version) }
}

async function appliedVersion(db: Queryable, ours: number): Promise<Omit<SchemaState, 'missing'>> {
  const found = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (!found.rows[0]?.name) return { version: 0, isTooNew: false }
  // As JSON, because a database that an earlier release migrated last lacks the column.
  const applied = await db.execute<{ version: string | null; newer: boolean | null }>(
    sql`select max(created_at)::text as version,
      bool_or(coalesce(to_jsonb(m) ->> 'only_expands', '') <> 'true') filter (where created_at > ${ours}) as newer
    from drizzle.__drizzle_migrations m`,
  )
  const { version, newer } = applied.rows[0] ?? { version: null, newer: null }
  return { version: Number(version ?? 0), isTooNew: newer === true }
}

/**
 * Of several processes that start at once, one migrates. A newer schema that was only expanded serves this release too,
 * so that a release can be taken back.
 * @throws Error in one sentence when the schema is too new, or older and may not be migrated, or its version not read
 */
export async function prepareSchema(db: Database, mayMigrate: boolean): Promise<void> {
  const { missing, isTooNew } = await schemaState(db).catch((error: unknown) => {
    throw isForbidden(error) ? new Error(NOT_GRANTED, { cause: error }) : error
  })
  if (isTooNew) throw new Error(TOO_NEW)
  if (missing.length === 0) return
  if (!mayMigrate) throw new Error(olderBy(missing.length))
  await migrate(db)
}

/** @throws Error in one sentence where a start would have to migrate, or where the schema is too new */
export async function assertCurrent(db: Queryable): Promise<void> {
  const { missing, isTooNew } = await schemaState(db)
  if (isTooNew) throw new Error(TOO_NEW)
  if (missing.length > 0)
    throw new Error(
      `The database lacks ${missing.length} migration${missing.length === 1 ? '' : 's'} of this release: npm run migrate applies them.`,
    )
}

/** @returns how many a new database gets */
export const migrationCount = () => readMigrationFiles({ migrationsFolder: migrationsFolder() }).length

/** @returns how many were applied @throws Error in one sentence when the schema is too new */
export async function migrate(db: Database): Promise<number> {
  await db.execute(sql`select pg_advisory_lock(${LOCK})`)
  try {
    const { missing, isTooNew } = await schemaState(db)
    if (isTooNew) throw new Error(TOO_NEW)
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
  await tx.execute(
    sql`alter table drizzle.__drizzle_migrations add column if not exists only_expands boolean`,
  )
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at, only_expands)
        values (${hash}, ${folderMillis}, ${!statements.some((statement) => CONTRACTS.test(statement))})`,
    )
  }
}

/** What drizzle throws has PostgreSQL's own error for its cause. */
function isForbidden(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {}
  return cause instanceof Error && 'code' in cause && cause.code === INSUFFICIENT_PRIVILEGE
}

const INSUFFICIENT_PRIVILEGE = '42501'

const NOT_GRANTED =
  'The role of DATABASE_URL may not read the version of the tables. Grant it what docs/backups.md names under Roles.'

const TOO_NEW =
  'The database was migrated by a newer release of the site, which took away what this one reads. Start that release, or restore the backup made before its migration.'

const olderBy = (count: number) =>
  `The database lacks ${count} migration${count === 1 ? '' : 's'} of this release, and MIGRATE=0 keeps the site from applying them. Run \`npm run migrate\` (in the image: node deploy/data.mjs migrate) as the owner of the tables.`

/** No bundler copies it: it must lie there wherever the server runs. */
const migrationsFolder = () => join(process.cwd(), 'src/server/database/migrations')
