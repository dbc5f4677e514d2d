import { env } from '@/config/env'
import type { Database } from '@/server/database/database'

/** The database as it is, without a migration. */
export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
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
