import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { env } from '@/config/env'
import { IN_BUILD, isInBuild } from '@/config/environment/machineFaults'
import { reasonOf } from '@/runtime/readNamedFile'
import { lockFolder } from '@/server/database/lockFolder'
import { prepareSchema } from '@/server/database/migrate'
import { withTracedQueries } from '@/server/database/tracedQueries'

/** @throws Error in one clear sentence while another process owns the folder */
export async function openEmbedded() {
  const opened = await openFolder()
  try {
    await prepareSchema(opened.db, env.migrate)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** Its files are in the system's cache too: 128 MB of its own cost 130 MB of memory and gain nothing. */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** @throws Error in one clear sentence while another process owns the folder, or where a build would delete it */
export async function openFolder(folder = env.dataDir) {
  if (isInBuild(folder)) throw new Error(`DATA_DIR ${IN_BUILD} (it is ${folder}).`)
  makeFolder(folder)
  const release = lockFolder(join(folder, 'db.lock'))
  try {
    const client = await PGlite.create(join(folder, 'db'), { startParams: START })
    return { db: drizzle(withTracedQueries(client)), close: () => client.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    // PGlite's files are readable for everybody; they hold password hashes and the key of all tokens.
    chmodSync(folder, 0o700)
  } catch (error) {
    throw new Error(`DATA_DIR, ${folder}, must be a folder that this user may write: ${reasonOf(error)}.`, {
      cause: error,
    })
  }
}
