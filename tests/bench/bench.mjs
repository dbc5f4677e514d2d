import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildHalyard } from './buildHalyard.mjs'
import { judge } from './limits.mjs'
import { makeEmptyApp } from './makeEmptyApp.mjs'
import { measureHomes } from './measureHomes.mjs'
import { measurePicker } from './measurePicker.mjs'
import { serveNext } from './serveNext.mjs'
import { table } from './table.mjs'
import { temporaryFolder } from './temporaryFolder.mjs'
import { serveVendors } from './vendorHost.mjs'

/**
 * npm run bench [-- --check] [--only lighthouse|vendors|picker] [--runs 5]
 * Prints how heavy and how quick the production build is, beside an empty Next app on the same machine in the same
 * minutes, and whether each limit is met. Ends with 1 only under --check, or when something cannot be measured.
 */
const { values: flags } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    only: { type: 'string', default: 'lighthouse vendors picker' },
    runs: { type: 'string', default: '5' },
  },
})
const HALYARD = fileURLToPath(new URL('../..', import.meta.url))
const RESULTS = fileURLToPath(new URL('results/', import.meta.url))
const runs = Number(flags.runs)
const parts = flags.only.split(' ')
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number of one or more')
if (parts.some((part) => !['lighthouse', 'vendors', 'picker'].includes(part)))
  throw new Error('--only lighthouse|vendors|picker')

// Progress goes beside the table, so that the table alone can be redirected into a file.
const say = (line) => console.error(line)

/** The last one started is the first to end: a server before the folder it serves. Asked twice, it ends once. */
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
  const halyard = await serveNext(HALYARD, { DATA_DIR: data.path, LOG_LEVEL: 'warn', ...variables })
  ends.push(halyard.stop)
  return halyard.origin
}

async function serveEmpty() {
  const empty = makeEmptyApp(HALYARD, say)
  ends.push(empty.remove)
  const floor = await serveNext(empty.path)
  ends.push(floor.stop)
  return floor.origin
}

async function measure() {
  buildHalyard(HALYARD, say)
  const homes = { halyard: await serveHalyard({}) }
  if (parts.includes('lighthouse')) homes.empty = await serveEmpty()
  if (parts.includes('vendors')) {
    const vendors = await serveVendors()
    ends.push(vendors.stop)
    homes.vendors = await serveHalyard(vendors.variables)
  }
  const measured = Object.keys(homes).length > 1 ? await measureHomes(homes, runs, say) : {}
  if (parts.includes('picker')) measured.picker = await measurePicker(homes.halyard, runs, say)
  return measured
}

try {
  const measured = await measure()
  const rows = judge(measured)
  console.log(table(rows))
  mkdirSync(RESULTS, { recursive: true })
  const run = { at: new Date().toISOString(), node: process.version, load: loadavg(), runs, rows, measured }
  writeFileSync(`${RESULTS}latest.json`, JSON.stringify(run, null, 2))
  if (flags.check && rows.some(({ verdict }) => verdict === 'missed')) process.exitCode = 1
} finally {
  await finish()
}
