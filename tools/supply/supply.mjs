import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../deploy/prepare.mjs'
import { makeSbom } from './makeSbom.mjs'
import { auditFaults, licenceFaults, lockFaults, scriptFaults } from './supplyFaults.mjs'

/**
 * Looks through what others wrote for us: versions, origins, licences, scripts at install, known weaknesses; and writes
 * the list of it. `--offline` leaves out the one question that needs the registry.
 */
const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
const exceptions = readJson('tools/supply/exceptions.json')
const [manifest, lock] = [readJson('package.json'), readJson('package-lock.json')]
let failed = 0

function check(name, faults) {
  failed += faults.length
  console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${name}`)
  for (const fault of faults) console.log(`       ${fault}`)
}

/** A registry that answers no audits is no weakness of ours, and is said. */
function audit() {
  const npm = process.env.npm_execpath
  const args = ['audit', '--omit=dev', '--json', '--loglevel=silent']
  const [program, all] = npm ? [process.execPath, [npm, ...args]] : ['npm', args]
  const { stdout } = spawnSync(program, all, { cwd: ROOT, encoding: 'utf8' })
  const response = readAnswer(stdout)
  if (response?.auditReportVersion) return check('npm audit', auditFaults(response, exceptions.advisories))
  console.log(`       npm audit could not be run: ${response?.message ?? 'no answer'}`)
}

function readAnswer(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function writeSbom() {
  const folder = join(ROOT, 'tools/supply/results')
  mkdirSync(folder, { recursive: true })
  const sbom = makeSbom(manifest, lock)
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`)
  console.log(`       ${sbom.components.length} packages are listed in tools/supply/results/sbom.cdx.json`)
}

check('exact versions from the one registry', lockFaults(manifest, lock))
for (const [name, folder] of [
  ['the tools of npm run bench', 'tools/bench'],
  ['what the catalogue is made from', 'src/server/seed'],
])
  check(
    `the same for ${name}`,
    lockFaults(readJson(`${folder}/package.json`), readJson(`${folder}/package-lock.json`)),
  )
check('licences of production', licenceFaults(lock, exceptions.licences))
check('scripts at install', scriptFaults(lock, exceptions.scripts))
writeSbom()
if (!process.argv.includes('--offline')) audit()
process.exitCode = failed > 0 ? 1 : 0
