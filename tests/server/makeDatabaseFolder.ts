import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of an embedded database with all tables and no rows, for test files to copy. */
    databaseFolder: string
  }
}

/** Makes the files of an embedded database once for a run: making them takes seconds, copying them does not. */
async function makeDatabaseFolder(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-template-'))
  const db = await PGlite.create(join(folder, 'db'))
  await migrate(drizzle(db), { migrationsFolder: 'src/server/database/migrations' })
  await db.close()
  project.provide('databaseFolder', join(folder, 'db'))
  return () => rmSync(folder, { recursive: true })
}

/** The name under which Vitest looks for it. */
export { makeDatabaseFolder as setup }
