import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { freePort } from '../tests/freePort.mjs'
import { CHROMIUM_ARGS, chromiumPath } from './chromium.mjs'

/** Playwright holds this against a test's file, titles and tags together. */
const PHONE = /\.phone\.spec\.ts|@phone/

// Playwright reads this file again in each worker; what was chosen once travels there in the environment.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_DATA_DIR ??= temporaryFolder()
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'results/output',
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'results/report.json' }]],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  use: {
    baseURL,
    trace: 'off',
    launchOptions: { executablePath: await chromiumPath(), args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'desktop', grepInvert: PHONE, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      grep: PHONE,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    // The production build, as `npm run build` left it.
    command: `${process.execPath} deploy/serve.mjs`,
    cwd: join(import.meta.dirname, '..'),
    // Not before all pages hold today's rates: what is tested is the site as visitors meet it.
    url: `${baseURL}/api/site/ready`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: process.env.E2E_PORT,
      SITE_URL: baseURL,
      API_ORIGIN: '',
      DATABASE_URL: '',
      REDIS_URL: '',
      DATA_DIR: process.env.E2E_DATA_DIR,
      // Never the operator's own, whatever this shell or a file `.env` knows.
      SANDBOX_STEP_SECONDS: '1',
      RATE_LIMIT_READ: '100000',
      RATE_LIMIT_WRITE: '100000',
      RATE_LIMIT_AUTH: '100000',
      RATE_LIMIT_PAGES: '1000000',
      LOG_LEVEL: 'warn',
    },
  },
})

/** Gone again when the run ends; only the process that made it comes here. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-e2e-'))
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
