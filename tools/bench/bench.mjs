import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'
import { buildHalyard } from './buildHalyard.mjs'
import { addToHistory, readHistory, withTrend } from './history.mjs'
import { judge } from './limits.mjs'
import { makeEmptyApp } from './makeEmptyApp.mjs'
import { measureActing } from './measureActing.mjs'
import { measureCalls, residentBytes } from './measureCalls.mjs'
import { measureFurther } from './measureFurther.mjs'
import { measureHomes } from './measureHomes.mjs'
import { measureMix } from './measureMix.mjs'
import { measurePages } from './measurePages.mjs'
import { measurePicker } from './measurePicker.mjs'
import { measureScripts } from './measureScripts.mjs'
import { measureThroughput } from './measureThroughput.mjs'
import { measureViews } from './measureViews.mjs'
import { measureWidget } from './measureWidget.mjs'
import { serveNext, serveSite } from './serveNext.mjs'
import { table } from './table.mjs'
import { temporaryFolder } from './temporaryFolder.mjs'
import { serveVendors } from './vendorHost.mjs'

/**
 * npm run bench [-- --check] [--only 'scripts widget lighthouse views vendors picker acting further pages throughput mix calls'] [--runs 5]
 * Prints how heavy and how quick the production build is, beside an empty Next app on the same machine in the same
 * minutes, whether each limit is met, and the trend of the last runs. Ends with 1 only under --check, or when something cannot be measured.
 */
const PARTS =
  'scripts widget lighthouse views vendors picker acting further pages throughput mix calls'.split(' ')
const { values: flags } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    only: { type: 'string', default: PARTS.join(' ') },
    runs: { type: 'string', default: '5' },
  },
})
const HALYARD = fileURLToPath(new URL('../..', import.meta.url))
const RESULTS = fileURLToPath(new URL('results/', import.meta.url))
const runs = Number(flags.runs)
const parts = flags.only.split(' ')
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number of one or more')
if (parts.some((part) => !PARTS.includes(part))) throw new Error(`--only takes some of: ${PARTS.join(' ')}`)

// Progress goes beside the table, so that the table alone can be redirected into a file.
const say = (line) => console.error(line)

/** The last one started is the first to end: a server before the folder it serves. Idempotent. */
const ends = []
let finished
const finish = () => (finished ??= endAll())
const endAll = async () => {
  for (const end of ends.reverse()) await end()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => finish().then(() => process.exit(1)))

async function serveHalyard(variables) {
  const data = temporaryFolder('data')
  ends.push(data.remove)
  const halyard = await serveSite(HALYARD, {
    ...{ DATA_DIR: data.path, LOG_LEVEL: 'warn', ...variables },
  })
  ends.push(halyard.stop)
  return { ...halyard, dataDir: data.path }
}

async function serveEmpty() {
  const empty = makeEmptyApp(HALYARD, say)
  ends.push(empty.remove)
  const floor = await serveNext(empty.path)
  ends.push(floor.stop)
  return floor
}

const METRICS_TOKEN = randomUUID()

async function metricOf(origin, name) {
  const response = await fetch(`${origin}/api/site/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(await response.text())[1])
}

/** Bytes that the process of the site holds. */
const memoryOf = (origin) => metricOf(origin, 'process_resident_memory_bytes')

/** One of each kind of back end, with what its process held as soon as it was ready. */
async function sitesForCalls(empty) {
  const { startPostgres } = await tsImport('../../tests/server/postgres.ts', import.meta.url)
  const postgres = await startPostgres()
  ends.push(postgres.stop)
  const variables = { PREWARM_PAGES: '1', RATE_LIMIT_READ: '1000000', RATE_LIMIT_WRITE: '1000000' }
  const serve = async (own) => {
    const site = await serveHalyard({ ...variables, ...own })
    return { ...site, atReady: residentBytes(site) }
  }
  const embedded = await serve({})
  return {
    empty,
    embedded,
    postgres: await serve({ DATABASE_URL: await postgres.newDatabase() }),
    operator: await serve({ API_ORIGIN: embedded.origin }),
  }
}

async function siteForMix() {
  const { origin } = await serveHalyard({ METRICS_TOKEN, RATE_LIMIT_READ: '1000000', PREWARM_PAGES: '1' })
  return { origin, cpuSeconds: () => metricOf(origin, 'process_cpu_seconds_total') }
}

async function measure() {
  buildHalyard(HALYARD, say)
  const has = (...some) => some.some((part) => parts.includes(part))
  const mix = has('mix') ? await measureMix([await siteForMix(), await siteForMix()], say) : undefined
  if (parts.join() === 'mix') return { mix }
  const floor = has('widget', 'lighthouse', 'views', 'throughput', 'calls') ? await serveEmpty() : undefined
  const calls = has('calls') ? await measureCalls(await sitesForCalls(floor), runs, say) : undefined
  if (parts.join() === 'calls') return { calls }
  const empty = floor?.origin
  const { origin: halyard, dataDir } = await serveHalyard({ METRICS_TOKEN })
  const homes = has('lighthouse') ? { halyard, empty } : { halyard }
  if (has('vendors')) {
    const vendors = await serveVendors()
    ends.push(vendors.stop)
    homes.vendors = (await serveHalyard(vendors.variables)).origin
  }
  const measured = Object.keys(homes).length > 1 ? await measureHomes(homes, runs, say) : {}
  if (mix) measured.mix = mix
  if (calls) measured.calls = calls
  if (has('scripts')) measured.scripts = await measureScripts(halyard, say)
  if (has('widget')) measured.widget = await measureWidget({ halyard, dataDir, empty }, say)
  if (has('views')) measured.views = await measureViews({ halyard, empty }, runs, say)
  if (has('picker')) measured.picker = await measurePicker(halyard, runs, say)
  if (has('acting')) measured.acting = await measureActing(halyard, runs, say)
  if (has('further')) measured.further = await measureFurther(halyard, runs, say)
  if (has('pages')) measured.pages = await measurePages(halyard, say)
  if (has('throughput'))
    measured.throughput = await measureThroughput(
      { halyard, empty, memoryOf: () => memoryOf(halyard) },
      runs,
      say,
    )
  return measured
}

try {
  const measured = await measure()
  const rows = judge(measured)
  console.log(table(withTrend(rows, readHistory())))
  mkdirSync(RESULTS, { recursive: true })
  const run = { at: new Date().toISOString(), node: process.version, load: loadavg(), runs, rows, measured }
  addToHistory(run)
  writeFileSync(`${RESULTS}latest.json`, JSON.stringify(run, null, 2))
  if (flags.check && rows.some(({ verdict }) => verdict === 'missed')) process.exitCode = 1
} finally {
  await finish()
}
