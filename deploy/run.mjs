import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { commandOf, ROOT, say } from './prepare.mjs'

/**
 * `node deploy/run.mjs [--built] WHAT …`: how the scripts of package.json start, in this very process. WHAT is a file of
 * ours or a package with a command. Where packages, or with `--built` the build, are not there yet, it says in one sentence
 * what to run.
 */

/** What runs without the packages of tests and tools. */
const SERVING = [
  'next',
  'tsx',
  ...['serve', 'dev', 'doctor', 'data', 'standalone'].map((name) => `deploy/${name}.mjs`),
]

const [first, ...rest] = process.argv.slice(2)
const needsBuild = first === '--built'
const [what, ...args] = needsBuild ? rest : [first, ...rest]
const script = process.env.npm_lifecycle_event
const name = script ? `npm run ${script}` : what

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const needed = { ...dependencies, ...(!SERVING.includes(what) && devDependencies) }
const isMissing = (name) => !existsSync(join(ROOT, 'node_modules', name, 'package.json'))
if (Object.keys(needed).some(isMissing)) tooEarly('packages that are not installed yet')
if (needsBuild && !existsSync(join(ROOT, '.next/BUILD_ID'))) tooEarly('a build, and there is none yet')

const program = what.endsWith('.mjs') ? join(ROOT, what) : commandOf(what)
process.argv.splice(1, Infinity, program, ...args)
await import(pathToFileURL(program))

function tooEarly(wanted) {
  say(`${name} needs ${wanted}: ${remedy(wanted)}.`)
  process.exit(1)
}

function remedy(wanted) {
  if (script === 'start') return 'npm run quickstart installs, builds and serves'
  if (wanted.startsWith('a build')) return 'npm run build makes one'
  return SERVING.includes(what) ? 'npm ci --omit=dev installs them' : 'npm ci installs them'
}
