import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { buildHalyard } from './buildHalyard.mjs'
import { judge } from './limits.mjs'
import { makeEmptyApp } from './makeEmptyApp.mjs'
import { measureHomes } from './measureHomes.mjs'
import { measurePicker } from './measurePicker.mjs'
import { serveNext } from './serveNext.mjs'
import { table } from './table.mjs'
import { temporaryFolder } from './temporaryFolder.mjs'

/**
 * npm run bench [-- --check] [-- --only lighthouse|picker] [-- --runs 5]
 * Prints how heavy and how quick the production build is, beside an empty Next app on the same machine in the same
 * minutes, and whether each limit is met. Ends with 1 only under --check, or when something cannot be measured.
 */
const HALYARD = new URL('../..', import.meta.url).pathname
const RESULTS = new URL('results/latest.json', import.meta.url)

const after = (flag) => (process.argv.includes(flag) ? process.argv[process.argv.indexOf(flag) + 1] : undefined)
const only = after('--only')
const runs = Number(after('--runs') ?? 5)
if (only !== undefined && only !== 'lighthouse' && only !== 'picker') throw new Error(`--only lighthouse|picker`)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number of one or more')

const say = (line) => console.error(line)
const ends = []

try {
  buildHalyard(HALYARD, say)
  const data = temporaryFolder('data')
  ends.push(data.remove)
  const halyard = await serveNext(HALYARD, { DATA_DIR: data.path, LOG_LEVEL: 'warn' })
  ends.push(halyard.stop)

  const measured = {}
  if (only !== 'picker') {
    const empty = makeEmptyApp(HALYARD, say)
    ends.push(empty.remove)
    const floor = await serveNext(empty.path)
    ends.push(floor.stop)
    Object.assign(measured, await measureHomes({ halyard: halyard.origin, empty: floor.origin }, runs, say))
  }
  if (only !== 'lighthouse') measured.picker = await measurePicker(halyard.origin, runs, say)

  const rows = judge(measured)
  console.log(table(rows))
  mkdirSync(new URL('.', RESULTS), { recursive: true })
  const at = new Date().toISOString()
  writeFileSync(RESULTS, JSON.stringify({ at, node: process.version, load: loadavg(), runs, rows, measured }, null, 2))
  if (process.argv.includes('--check') && rows.some(({ verdict }) => verdict === 'missed')) process.exitCode = 1
} finally {
  // The last one started is the first to end: a server before the folder it serves.
  for (const end of ends.reverse()) await end()
}
