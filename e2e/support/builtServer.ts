import { join } from 'node:path'
import { startServer } from '../../tests/startServer.mjs'

/** The production build once more, as a process of its own that a test may kill. */
export const startBuiltServer = (port: number, environment: Record<string, string>) =>
  startServer(() => ['deploy/serve.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { SANDBOX_STEP_SECONDS: '1', LOG_LEVEL: 'warn', ...environment },
    port,
    sign: '/icon.svg',
    limit: 180_000,
  })

export const originOf = (port: number) => `http://127.0.0.1:${port}`
