import { env } from '@/config/env'
import type { Database, Transaction } from '@/server/database/queryable'

export type { Database, Transaction }

type Opened = { db: Database; close: () => Promise<void> }

async function open(): Promise<Opened> {
  if (env.databaseUrl) {
    const { openPostgres } = await import('@/server/database/openPostgres')
    return openPostgres(env.databaseUrl)
  }
  const { openEmbedded } = await import('@/server/database/openEmbedded')
  return openEmbedded()
}

const connection: { opening: Promise<Opened> | null } = {
  opening: null,
}

/** @throws Error in one clear sentence when it cannot be opened; the next call tries again */
export async function database(): Promise<Database> {
  const opening = (connection.opening ??= open())
  try {
    return (await opening).db
  } catch (error) {
    if (connection.opening === opening) connection.opening = null
    throw error
  }
}

export async function closeDatabase() {
  const opening = connection.opening
  connection.opening = null
  await (await opening)?.close()
}
