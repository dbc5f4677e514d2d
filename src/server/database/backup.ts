import { sql } from 'drizzle-orm'
import { isEncrypted, linesIn, writeLines } from '@/server/database/backupFile'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import type { Database, Transaction } from '@/server/database/queryable'
import { applyMigrations, schemaState } from '@/server/database/migrate'
import { loadOrder } from '@/server/database/loadOrder'

/**
 * Gzipped lines, each a name, a tab and JSON: `#halyard` with format and schema, each row with its table, `#end` with
 * the number of rows. PostgreSQL writes and reads the JSON, so no amount passes through a JavaScript number.
 */
const [FIRST, LAST] = ['#halyard', '#end']
const FORMAT = 1
const BATCH = 500

/** As it stood at one moment, also while the site serves. @param file null: rows are counted, nothing is written
 * @returns the number of rows */
export async function writeBackup(
  db: Database,
  file: string | null,
  recipients: readonly string[] = [],
): Promise<number> {
  const { version } = await schemaState(db)
  if (version === 0) throw new Error('There is nothing to back up: the database has no tables of the site.')
  const counted = { rows: 0 }
  await db.transaction(
    (tx) => {
      const lines = backupLines(tx, version, counted)
      return file === null ? readAll(lines) : writeLines(lines, file, recipients)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return counted.rows
}

async function readAll(lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines) void line
}

async function* backupLines(tx: Transaction, version: number, counted: { rows: number }) {
  await tx.execute(sql`set local timezone to 'UTC'`)
  yield lineOf(FIRST, { format: FORMAT, schema: version, madeAt: new Date().toISOString() })
  for (const table of await loadOrder(tx)) {
    await tx.execute(
      sql`declare backup no scroll cursor for select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
    )
    for (;;) {
      const { rows } = await tx.execute<{ row: string }>(sql`fetch ${sql.raw(String(BATCH))} from backup`)
      if (rows.length === 0) break
      counted.rows += rows.length
      yield rows.map(({ row }) => `${table}\t${row}\n`).join('')
    }
    await tx.execute(sql`close backup`)
  }
  yield lineOf(LAST, { rows: counted.rows })
}

/**
 * Reads the file to its end, as a restore would; of an encrypted one, whose key is not here, its first line.
 * @throws Error in one sentence where it does not hold so many rows
 */
export async function checkBackup(file: string, rows: number): Promise<void> {
  if (await isEncrypted(file)) return
  let last = ''
  for await (const line of linesIn(file, [])) last = line
  if (`${last}\n` !== lineOf(LAST, { rows })) throw new Error(`${file} is incomplete.`)
}

const lineOf = (name: string, facts: object) => `${name}\t${JSON.stringify(facts)}\n`

export type ReadOptions = {
  /** Private keys of age, for an encrypted file. */
  identities?: readonly string[]
  /** All of it is loaded and then taken back. */
  isDryRun?: boolean
}

class DryRun extends Error {}

/**
 * Loads a backup into a database without tables: all of it or nothing. @returns the number of rows
 * @throws Error in one sentence when the database is not empty or the file is incomplete, newer or no backup
 */
export async function readBackup(
  db: Database,
  file: string,
  { identities = [], isDryRun = false }: ReadOptions = {},
): Promise<number> {
  const { version, missing } = await schemaState(db)
  if (version > 0)
    throw new Error('The database is not empty. Restore into a new database, or into another DATA_DIR.')
  let rows = 0
  const load = async (tx: Transaction) => {
    rows = await loadBackup(tx, file, missing, identities)
    if (isDryRun) throw new DryRun()
  }
  await db.transaction(load).catch((error: unknown) => {
    if (!(error instanceof DryRun)) throw error
  })
  return rows
}

async function loadBackup(
  tx: Transaction,
  file: string,
  migrations: MigrationMeta[],
  identities: readonly string[],
): Promise<number> {
  let rows = 0
  let isComplete = false
  let schema = 0
  for await (const { name, lines } of batchesIn(file, identities)) {
    if (name === FIRST) {
      schema = schemaOf(lines[0], migrations.at(-1)?.folderMillis ?? 0)
      await applyMigrations(
        tx,
        migrations.filter(({ folderMillis }) => folderMillis <= schema),
      )
    } else if (schema === 0) break
    else if (name === LAST) isComplete = lines[0] === JSON.stringify({ rows })
    else {
      await insertRows(tx, name, lines)
      rows += lines.length
    }
  }
  if (schema === 0) throw new Error(`${file} is no backup of this site.`)
  if (!isComplete) throw new Error(`${file} is incomplete; nothing was restored.`)
  await advanceIdentities(tx)
  // A table whose deferred checks are still to come cannot be altered.
  await tx.execute(sql`set constraints all immediate`)
  await applyMigrations(
    tx,
    migrations.filter(({ folderMillis }) => folderMillis > schema),
  )
  return rows
}

async function* batchesIn(file: string, identities: readonly string[]) {
  let name = ''
  let lines: string[] = []
  for await (const line of linesIn(file, identities)) {
    const tab = line.indexOf('\t')
    if (line.slice(0, tab) !== name || lines.length === BATCH) {
      if (lines.length > 0) yield { name, lines }
      name = line.slice(0, tab)
      lines = []
    }
    lines.push(line.slice(tab + 1))
  }
  if (lines.length > 0) yield { name, lines }
}

function schemaOf(header: string | undefined, newest: number): number {
  const { format, schema } = JSON.parse(header ?? '{}') as { format?: number; schema?: number }
  if (format !== FORMAT || !schema || schema > newest)
    throw new Error('The backup was made by a newer release of the site; restore it with that one.')
  return schema
}

const insertRows = (tx: Transaction, table: string, lines: string[]) =>
  tx.execute(sql`insert into ${sql.identifier(table)} overriding system value
    select * from json_populate_recordset(null::${sql.identifier(table)}, ${`[${lines.join(',')}]`}::text::json)`)

/** The next generated id comes after the restored ones. */
async function advanceIdentities(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ name: string; id: string }>(sql`
    select table_name as name, column_name as id from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`)
  for (const { name, id } of rows) {
    const table = sql.identifier(name)
    await tx.execute(sql`select setval(pg_get_serial_sequence(${name}, ${id}), max(${sql.identifier(id)}))
      from ${table} having max(${sql.identifier(id)}) is not null`)
  }
}
