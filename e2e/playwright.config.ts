import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { reservePort } from '../tests/reservePort.mjs'
import { NODE_FLAGS } from '../tests/startServer.mjs'
import { CHROMIUM_ARGS, chromiumPath } from './chromium.mjs'

const ROOT = join(import.meta.dirname, '..')
/** Playwright holds this against a test's file, titles and tags together. */
const PHONE = /\.phone\.spec\.ts|@phone/

// Playwright reads this file again in each worker; what was chosen once travels there in the environment.
process.env.E2E_PORT ??= String(await reservePort())
process.env.E2E_MIGRATED_DIR ??= migratedFolder()
process.env.E2E_DATA_DIR ??= temporaryFolder(process.env.E2E_MIGRATED_DIR)
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`

/** `npm run verify -- --full`: also the tests that a nightly run is for. */
const leftOut = process.env.VERIFY_FULL === '1' ? [] : [/@full/]

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './support/operatorSite.ts',
  outputDir: 'results/output',
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'results/report.json' }]],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Three on two processors: some always wait.
  workers: 3,
  retries: 0,
  // Only for what would hang for ever: a slow machine is no failure, so no test has a shorter limit of its own.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    // Else what can never be pressed or loaded ends only with its test, without a word about what it waited for.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    trace: 'off',
    // What a worker fetches, no test can answer in its place; app.phone.spec.ts and push.spec.ts are about it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: await chromiumPath(), args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'desktop', grepInvert: [PHONE, ...leftOut], use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      grep: PHONE,
      grepInvert: leftOut,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    // The production build, as `npm run build` left it.
    command: `${process.execPath} ${NODE_FLAGS.join(' ')} deploy/serve.mjs`,
    cwd: ROOT,
    url: `${baseURL}/api/site/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: process.env.E2E_PORT,
      SITE_URL: baseURL,
      API_ORIGIN: '',
      DATABASE_URL: '',
      REDIS_URL: '',
      // standalone.spec.ts starts a server that makes its pages ahead.
      PREWARM_PAGES: '0',
      DATA_DIR: process.env.E2E_DATA_DIR,
      // Never the operator's own, whatever this shell or a file `.env` knows.
      SANDBOX_STEP_SECONDS: '1',
      RATE_LIMIT_READ: '100000',
      RATE_LIMIT_WRITE: '100000',
      RATE_LIMIT_AUTH: '100000',
      RATE_LIMIT_HEAVY: '100000',
      RATE_LIMIT_PAGES: '1000000',
      LOG_LEVEL: 'warn',
    },
  },
})

/** Servers with an embedded database start from a copy of this: making one costs each of them 3.6 s of processor time. */
function migratedFolder(): string {
  const folder = temporaryFolder()
  const env = { ...process.env, DATA_DIR: folder, API_ORIGIN: '', DATABASE_URL: '' }
  execFileSync(process.execPath, [...NODE_FLAGS, 'deploy/data.mjs', 'migrate'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return folder
}

/** Gone again when the run ends; only the process that made it comes here. */
function temporaryFolder(content?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-e2e-'))
  if (content) cpSync(content, folder, { recursive: true })
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
