import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { env } from '@/config/env'
import { perProcess } from '@/server/perProcess'
import { lockFolder } from '@/server/database/lockFolder'

const MIGRATIONS = 'src/server/database/migrations'

async function open() {
  mkdirSync(env.dataDir, { recursive: true })
  const release = lockFolder(join(env.dataDir, 'db.lock'))
  try {
    const client = await PGlite.create(join(env.dataDir, 'db'))
    const rows = drizzle(client)
    await migrate(rows, { migrationsFolder: join(process.cwd(), MIGRATIONS) })
    return { rows, close: () => client.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

const kept = perProcess<{ opening: ReturnType<typeof open> | null }>('database', () => ({ opening: null }))

/**
 * The database of the reference back end: PostgreSQL in process, on disk in `DATA_DIR`, opened at the first call.
 * @throws Error in one clear sentence while another process owns the folder; the next call tries again
 */
export async function database() {
  const opening = (kept.opening ??= open())
  try {
    return (await opening).rows
  } catch (error) {
    if (kept.opening === opening) kept.opening = null
    throw error
  }
}

export type Database = Awaited<ReturnType<typeof database>>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Writes everything down and gives the folder back; a later `database()` opens it anew. */
export async function closeDatabase() {
  const opening = kept.opening
  kept.opening = null
  await (await opening)?.close()
}
