import { resolve } from 'node:path'
import { env } from '@/config/env'
import { readBackup, writeBackup } from '@/server/database/backup'
import { closeDatabase, type Database } from '@/server/database/database'
import { migrate } from '@/server/database/migrate'
import { importEarnings } from '@/server/maintenance/importEarnings'
import { importSanctions } from '@/server/maintenance/importSanctions'
import { sandboxMonth } from '@/server/maintenance/sandboxMonth'
import { purge } from '@/server/retention/purge'

const USAGE =
  'usage: migrate | purge | sandbox-month CODE | backup FILE | restore FILE | import-sanctions FILE | import-earnings --provider NAME --file FILE [--dry-run]'

/** @returns what was done, in one sentence @throws Error in one sentence */
export async function runCommand(
  [command = '', ...options]: readonly string[],
  folder: string,
): Promise<string> {
  if (env.apiOrigin) throw new Error('There is no database here: API_ORIGIN names another back end.')
  if (command === 'migrate') {
    const count = await withDatabase(migrate)
    return count === 0
      ? 'The database is up to date.'
      : `${count} migration${count === 1 ? '' : 's'} applied.`
  }
  if (command === 'purge') return purgeNow()
  if (command === 'import-earnings') return withDatabase((db) => importEarnings(db, options, folder))
  const [file] = options
  if (!file) throw new Error(USAGE)
  if (command === 'sandbox-month') return playMonth(file)
  const path = resolve(folder, file)
  if (command === 'backup') return `${await withDatabase((db) => writeBackup(db, path))} rows are in ${path}.`
  if (command === 'restore') return `${await withDatabase((db) => readBackup(db, path))} rows restored.`
  if (command === 'import-sanctions') return importSanctions(path)
  throw new Error(USAGE)
}

async function purgeNow(): Promise<string> {
  try {
    const counts = Object.entries(await purge(Date.now())).map(([kind, count]) => `${kind} ${count}`)
    return `Deleted beyond their retention: ${counts.join(', ')}.`
  } finally {
    await closeDatabase()
  }
}

async function playMonth(code: string): Promise<string> {
  try {
    return await sandboxMonth(code, Date.now())
  } finally {
    await closeDatabase()
  }
}

async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openAsFound()
  try {
    return await work(db)
  } finally {
    await close()
  }
}

async function openAsFound(): Promise<{ db: Database; close: () => Promise<void> }> {
  if (env.databaseUrl) {
    const { connectOnce } = await import('@/server/database/connectOnce')
    return connectOnce(env.databaseUrl)
  }
  const { openFolder } = await import('@/server/database/openEmbedded')
  return openFolder()
}
