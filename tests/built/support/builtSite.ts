import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../../startServer.mjs'
import { ROOT } from './bundles'

const PROBE = join(ROOT, 'tests/built/support/serverProbe.mjs')
/** Milliseconds: circuits and budgets of providers look back a minute. */
const STEP = 61_000
const OPEN_LIMITS = Object.fromEntries(
  ['READ', 'WRITE', 'AUTH', 'PAGES', 'HEAVY'].map((name) => [`RATE_LIMIT_${name}`, '9999999']),
)

/** `deploy/serve.mjs` with a folder of its own and a clock that a test moves by `step` milliseconds. */
export async function startBuiltSite(variables: Record<string, string>, step = STEP) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-built-'))
  const server = await startServer(() => ['--import', PROBE, 'deploy/serve.mjs'], {
    cwd: ROOT,
    env: { LOG_LEVEL: 'error', DATA_DIR: folder, PROBE_STEP: String(step), ...OPEN_LIMITS, ...variables },
    sign: '/api/site/live',
    limit: 180_000,
  })
  let ahead = 0
  const moved = () => new RegExp(`^probe ${ahead} (.*)$`, 'm').exec(server.words())?.[1]
  return {
    ...server,
    folder,
    /** @returns what the server has added to its globals */
    moveClock: async (): Promise<string[]> => {
      ahead += step
      process.kill(server.pid, 'SIGUSR2')
      for (let tries = 0; moved() === undefined && tries < 500; tries++) await wait(10)
      return JSON.parse(moved() ?? 'null') as string[]
    },
    end: async () => {
      await server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
