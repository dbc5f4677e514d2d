import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CHAPTERS } from './chapters.mjs'
import { makeReport } from './report.mjs'
import { killServers } from '../startServer.mjs'

/**
 * Runs the faults against production servers of its own, prints what was tried and what was lost, and ends with 1 when
 * something was. `--short` is what `npm run verify` takes; `--only kill,clock` picks chapters; `--inputs`, `--seed` and
 * `--first` choose the hostile requests, so that number n of a seed can be sent alone: `--first n --inputs 1`.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    inputs: { type: 'string' },
    seed: { type: 'string', default: '7' },
    first: { type: 'string', default: '0' },
    kills: { type: 'string' },
  },
})
const settings = {
  isShort: values.short,
  seed: Number(values.seed),
  first: Number(values.first),
  inputs: Number(values.inputs ?? (values.short ? 1000 : 10_000)),
  kills: Number(values.kills ?? (values.short ? 1 : 5)),
}
const wanted =
  values.only?.split(',') ?? (values.short ? ['kill', 'strangers', 'hostile'] : Object.keys(CHAPTERS))
const report = makeReport()
for (const name of wanted) await run(name)
console.log(`\n${report.losses()} lost`)
process.exitCode = report.losses() > 0 ? 1 : 0

async function run(name) {
  const { title, work } = CHAPTERS[name]
  const dataDir = mkdtempSync(join(tmpdir(), 'halyard-chaos-'))
  report.chapter(title)
  const started = performance.now()
  await work(dataDir, report, settings).catch((error) => report.lost(`it could not be tried: ${error.stack}`))
  console.log(`       ${Math.round((performance.now() - started) / 1000)} s`)
  killServers()
  rmSync(dataDir, { recursive: true, force: true })
}
