import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { env } from '@/config/env'
import { database } from '@/server/database/database'
import { isEmailHeld } from '@/server/legalHolds/heldRows'

type OldFiles = { deletable: string[]; held: string[] }

/** Emails of a site without SMTP_URL. */
export async function oldOutboxFiles(before: number): Promise<OldFiles> {
  const folder = join(env.dataDir, 'outbox')
  // Without SMTP_URL and without emails there is none.
  const names = await readdir(folder).catch(() => [])
  const old: OldFiles = { deletable: [], held: [] }
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const file = join(folder, name)
    if ((await stat(file)).mtimeMs < before) old[(await isHeld(file)) ? 'held' : 'deletable'].push(file)
  }
  return old
}

export async function deleteOutboxFiles(before: number): Promise<number> {
  const { deletable } = await oldOutboxFiles(before)
  for (const file of deletable) await rm(file, { force: true })
  return deletable.length
}

/** By the address it is to. */
async function isHeld(file: string): Promise<boolean> {
  const [, to] = /^To:\s*<?([^\s<>,]+@[^\s<>,]+)/im.exec(await readFile(file, 'utf8')) ?? []
  if (!to) return false
  const db = await database()
  const { rows } = await db.execute<{ held: boolean }>(sql`select ${isEmailHeld(sql`${to}::text`)} as held`)
  return rows[0]?.held === true
}
