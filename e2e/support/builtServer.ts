import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '../../tests/startServer.mjs'

const OWN_BUILD = join(import.meta.dirname, '../..')

/** The production build once more, or that of another folder, as a process of its own that a test may kill. */
export function startBuiltServer(port: number, environment: Record<string, string>, build = OWN_BUILD) {
  const { DATA_DIR: folder, API_ORIGIN: api, DATABASE_URL: database } = environment
  if (folder && !api && !database) prepareDatabase(join(folder, 'db'))
  return startServer(() => ['deploy/serve.mjs'], {
    cwd: build,
    env: { SANDBOX_STEP_SECONDS: '1', LOG_LEVEL: 'warn', ...environment },
    port,
    sign: '/icon.svg',
    limit: 180_000,
  })
}

/** The tables, as playwright.config.ts had them made once for all. */
function prepareDatabase(folder: string) {
  const { E2E_MIGRATED_DIR: migrated } = process.env
  if (migrated && !existsSync(folder)) cpSync(join(migrated, 'db'), folder, { recursive: true })
}

export const originOf = (port: number) => `http://127.0.0.1:${port}`
