import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Tests of what only a server can do; they need one. */
const SERVER_ONLY = 'tests/server/postgres/**/*.test.ts'

/** Every test file that opens a database runs a second time, on PostgreSQL. */
const withDatabase = readdirSync(join(ROOT, 'tests/server'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => join('tests/server', name))
  .filter((path) => readFileSync(join(ROOT, path), 'utf8').includes('useTemporaryDatabase()'))

const embedded = {
  extends: true as const,
  test: { name: 'embedded', include: ['tests/**/*.test.{ts,tsx}'], exclude: [SERVER_ONLY] },
}
const onPostgres = {
  extends: true as const,
  test: {
    name: 'postgres',
    include: [...withDatabase, SERVER_ONLY],
    globalSetup: ['tests/server/runPostgres.ts'],
    setupFiles: ['tests/server/demandPostgres.ts'],
  },
}

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  test: {
    setupFiles: ['tests/setup.ts'],
    // Never the operator's own, whatever this shell knows.
    env: { DATABASE_URL: '', REDIS_URL: '' },
    restoreMocks: true,
    testTimeout: 15_000,
    maxWorkers: 2,
    projects: [embedded, onPostgres],
  },
})
