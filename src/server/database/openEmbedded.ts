import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { env } from '@/config/env'
import { lockFolder } from '@/server/database/lockFolder'
import { migrationsFolder } from '@/server/database/migrationsFolder'

/** PostgreSQL in process, on disk in `DATA_DIR`.
 * @throws Error in one clear sentence while another process owns the folder */
export async function openEmbedded() {
  mkdirSync(env.dataDir, { recursive: true })
  // PGlite writes its files readable and writable for everybody; they hold password hashes and the key of all tokens.
  chmodSync(env.dataDir, 0o700)
  const release = lockFolder(join(env.dataDir, 'db.lock'))
  try {
    const client = await PGlite.create(join(env.dataDir, 'db'))
    const db = drizzle(client)
    await migrate(db, { migrationsFolder: migrationsFolder() })
    return { db, close: () => client.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}
