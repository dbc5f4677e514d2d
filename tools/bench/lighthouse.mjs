import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromiumPath } from '../../e2e/chromium.mjs'
import { BENCH_ARGS } from './benchArgs.mjs'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const CLI = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url))
const CANNON = fileURLToPath(new URL('node_modules/autocannon', import.meta.url))
const run = promisify(execFile)

/** Lighthouse breaks the main lock file, so it and what else measures have one of their own. */
export function installTools(say) {
  if (existsSync(CLI) && existsSync(CANNON)) return
  say('installing what measures into tools/bench/node_modules')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: HERE,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('What measures could not be installed')
}

/** One mobile report with simulated slow 4G, which is Lighthouse's own setting, in a browser of its own. */
export async function lighthouse(url, categories) {
  const flags = [
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${['--headless', ...BENCH_ARGS].join(' ')}`,
  ]
  const chrome = await chromiumPath()
  const { stdout } = await run(process.execPath, [CLI, url, ...flags], {
    env: { ...process.env, CHROME_PATH: chrome },
    maxBuffer: 100 * 1024 * 1024,
  })
  const report = JSON.parse(stdout)
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`)
  return report
}
