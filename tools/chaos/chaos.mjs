import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CHAPTERS } from './chapters.mjs'
import { makeReport } from './report.mjs'
import { killServers } from '../../tests/startServer.mjs'

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
/** The short ones leave room on two processors; the long ones watch how long responses take. */
const rounds = values.short ? [wanted] : wanted.map((name) => [name])
for (const names of rounds) {
  const folders = await Promise.all(names.map(run))
  killServers()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
console.log(`\n${report.losses()} lost`)
process.exitCode = report.losses() > 0 ? 1 : 0

/** @returns the folder of its data */
async function run(name) {
  const { title, work } = CHAPTERS[name]
  const dataDir = mkdtempSync(join(tmpdir(), 'halyard-chaos-'))
  const chapter = report.chapter(name, title)
  const started = performance.now()
  await work(dataDir, chapter, settings).catch((error) =>
    chapter.lost(`it could not be tried: ${error.stack}`),
  )
  chapter.ended(Math.round((performance.now() - started) / 1000))
  return dataDir
}
