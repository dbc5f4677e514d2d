import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite, installPackages, requireNode, ROOT, run, say } from '../deploy/prepare.mjs'
import { postgresBinaries, redisBinary, versionOf } from './serverPrograms.mjs'

/** The whole gate. Every step runs, also after one that failed; the last line is `N passed, N failed`. */
const reports = mkdtempSync(join(tmpdir(), 'halyard-verify-'))
const fromHere = createRequire(import.meta.url)
const ran = []

const isOk = (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

async function step(name, work) {
  console.log(`\n== ${name}`)
  const start = Date.now()
  const count = await work().catch((error) => {
    console.error(error)
    return isOk(false)
  })
  ran.push({ name, ...count, seconds: Math.round((Date.now() - start) / 1000) })
  return count.failed === 0
}

/** Runs the command of an installed package: the first it names, which in all of these is the tool itself. */
function tool(name, args, env) {
  const manifest = join(ROOT, 'node_modules', name, 'package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  const entry = typeof bin === 'string' ? bin : Object.values(bin)[0]
  return run(process.execPath, [join(manifest, '..', entry), ...args], { CI: 'true', ...env })
}

async function findChromium() {
  const { CHROMIUM_ARGS, chromiumPath } = await import('../e2e/chromium.mjs')
  const path = await chromiumPath()
  say(`the browser is ${path}`)
  return isOk(await run(path, ['--version', '--headless', ...CHROMIUM_ARGS]))
}

/** The servers that tests start for themselves; without one of them those tests fail. */
async function findServers() {
  const isFound = [() => join(postgresBinaries(), 'postgres'), redisBinary].map((find) => {
    try {
      say(`for tests there is ${versionOf(find())}`)
      return true
    } catch (error) {
      say(error.message)
      return false
    }
  })
  return isOk(!isFound.includes(false))
}

/** Counts of a runner that ended well or badly; one that tells of no failure and still ended badly has failed once. */
const counted = (ok, passed, failed) => ({ passed, failed: ok ? failed : Math.max(1, failed) })

async function unitTests() {
  const report = join(reports, 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ok = await tool('vitest', ['run', '--config', 'tests/vitest.config.ts', '--root', '.', ...reporters])
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const isFailed = ({ status }) => status === 'failed'
  // What fails before its tests, because it cannot be read or its server is missing, has no failed test to count.
  const unread = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  )
  return counted(ok, numPassedTests, numFailedTests + unread.length)
}

async function endToEndTests() {
  const report = join(reports, 'e2e.json')
  const ok = await tool('@playwright/test', ['test', '-c', 'e2e'], { E2E_REPORT: report })
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  return counted(ok, stats.expected, stats.unexpected + stats.flaky)
}

async function runAll() {
  if (!(await step('packages', async () => isOk(await installPackages())))) return
  const hasBrowser = await step('browser', findChromium)
  await step('servers', findServers)
  await step('types', async () => isOk(await tool('typescript', ['--noEmit'])))
  const ownCode = ['src', 'tests', 'e2e', 'deploy']
  await step('lint', async () =>
    isOk(await tool('eslint', ['-c', 'tests/eslint.config.mjs', '--max-warnings', '0', ...ownCode])),
  )
  await step('format', async () => isOk(await tool('prettier', ['--check', '--log-level', 'warn', '.'])))
  await step('dead code', async () => isOk(await tool('knip', ['-c', 'tests/knip.json'])))
  await step('supply chain', async () =>
    isOk(await run(process.execPath, [fromHere.resolve('./supply/supply.mjs'), '--offline'])),
  )
  await step('texts', async () => isOk(await run(process.execPath, [fromHere.resolve('./checkTexts.mjs')])))
  await step('unit tests', unitTests)
  const isBuilt = await step('build', async () => isOk(await buildSite()))
  if (isBuilt)
    await step('faults', async () =>
      isOk(await run(process.execPath, [fromHere.resolve('./chaos/chaos.mjs'), '--short'])),
    )
  else ran.push({ name: 'faults (not run)', passed: 0, failed: 1, seconds: 0 })
  if (hasBrowser && isBuilt) await step('end to end', endToEndTests)
  else ran.push({ name: 'end to end (not run)', passed: 0, failed: 1, seconds: 0 })
}

function printTable() {
  const row = (...cells) =>
    console.log(cells.map((cell, at) => String(cell)[at ? 'padStart' : 'padEnd'](at ? 9 : 22)).join(''))
  console.log()
  row('step', 'passed', 'failed', 'seconds')
  for (const { name, passed, failed, seconds } of ran) row(name, passed, failed, seconds)
  const sum = (key) => ran.reduce((total, one) => total + one[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

requireNode()
await runAll()
rmSync(reports, { recursive: true, force: true })
printTable()
