import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite, commandOf, installPackages, requireNode, run } from '../../deploy/prepare.mjs'
import { bareClone } from './bareClone.mjs'
import { makeProgress } from './progress.mjs'
import { provideServers } from './provideServers.mjs'
import { readPlaywright, readVitest } from './reports.mjs'

/**
 * The whole gate; the last line is `N passed, N failed, N skipped`. Every step runs, also after one that failed, unless it needs what
 * that one makes. `--full` is what a nightly job runs: both databases for every test, every language, long chaos.
 */
const { values: options } = parseArgs({ options: { full: { type: 'boolean', default: false } } })
const reports = mkdtempSync(join(tmpdir(), 'halyard-verify-'))
const fromHere = createRequire(import.meta.url)
const environment = { CI: 'true', VERIFY_FULL: options.full ? '1' : '0' }
const progress = makeProgress([
  'packages',
  'browser',
  'servers',
  'build',
  'types',
  'lint',
  'format',
  'dead code',
  'supply chain',
  'texts',
  'bare clone',
  'built site',
  'unit tests',
  'faults',
  'end to end',
])

/** A step that is one check. */
const check = (name, work) => progress.step(name, async (print) => asCount(await work(print)))
const asCount = (isOk) => (isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
const node = (args, print) => run(process.execPath, args, environment, print)

/** Runs the command of an installed package. */
function tool(name, args, print, env = {}) {
  return run(process.execPath, [commandOf(name), ...args], { ...environment, ...env }, print)
}

async function findChromium(print) {
  const { CHROMIUM_ARGS, chromiumPath } = await import('../../e2e/chromium.mjs')
  const path = await chromiumPath()
  print(`the browser is ${path}`)
  return run(path, ['--version', '--headless', ...CHROMIUM_ARGS], environment, print)
}

/** The production build that was just made, over HTTP. */
const builtTests = (print) => vitest('built', print, { VERIFY_BUILT: '1' })
const unitTests = (print) => vitest('unit', print)

async function vitest(name, print, env = {}) {
  const report = join(reports, `${name}.json`)
  const unhandled = join(reports, `${name}-unhandled.json`)
  const reporters = [
    '--reporter=tools/verify/unitReporter.mjs',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const isOk = await tool(
    'vitest',
    ['run', '--config', 'tests/vitest.config.ts', '--root', '.', ...reporters],
    print,
    { UNHANDLED_REPORT: unhandled, ...env },
  )
  return readVitest(report, unhandled, isOk)
}

async function endToEndTests(print) {
  const report = join(reports, 'e2e.json')
  const isOk = await tool('@playwright/test', ['test', '-c', 'e2e'], print, { E2E_REPORT: report })
  return readPlaywright(report, isOk)
}

/** What reads the sources alone; most of it is single-threaded. */
async function checkSources() {
  // Next.js and the tests need version 6, whose compiler takes 2.5 times the processor time.
  await check('types', (print) => tool('typescript-7', ['--noEmit'], print))
  await check('lint', (print) => tool('oxlint', ['--deny-warnings'], print))
  await check('format', (print) => tool('oxfmt', ['--check', '.'], print))
  await check('dead code', (print) => tool('knip', ['-c', 'tests/knip.json'], print))
  await check('supply chain', (print) => node([fromHere.resolve('../supply/supply.mjs'), '--offline'], print))
  await check('texts', (print) => node([fromHere.resolve('../../tests/checkTexts.mjs')], print))
  // Waits for the registry and builds, beside the unit tests, which wait for servers.
  await progress.step('bare clone', bareClone)
}

async function runAll() {
  const packages = check('packages', installPackages)
  const servers = check('servers', (print) => provideServers(print, packages))
  if (!(await packages)) return
  const hasBrowser = await check('browser', findChromium)
  await servers
  const [isBuilt] = await Promise.all([buildAndTest(), checkSources()])
  if (hasBrowser && isBuilt) await progress.step('end to end', endToEndTests)
}

/** @returns whether there is a build */
async function buildAndTest() {
  const isBuilt = await check('build', (print) => buildSite(print, environment))
  if (isBuilt) await progress.step('built site', builtTests)
  await progress.step('unit tests', unitTests)
  const chaos = [fromHere.resolve('../chaos/chaos.mjs'), ...(options.full ? [] : ['--short'])]
  if (isBuilt) await check('faults', (print) => node(chaos, print))
  return isBuilt
}

requireNode()
await runAll()
rmSync(reports, { recursive: true, force: true })
process.exitCode = progress.end()
