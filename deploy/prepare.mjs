import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** What quickstart and verify have in common. Plain Node: it runs before anything is installed. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))
export const SERVE = join(ROOT, 'deploy/serve.mjs')
const NEXT = join(ROOT, 'node_modules/next/dist/bin/next')

/** All that a build reads. */
const SOURCES = [
  'src',
  'locales',
  'public',
  'next.config.js',
  'sentry.client.config.ts',
  'package-lock.json',
  'tsconfig.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]
const BUILT_FROM = join(ROOT, '.next/built-from')

export const say = (sentence) => console.log(`halyard: ${sentence}`)

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

/** Ends the process with a sentence where Node.js is too old to go on. */
export function requireNode() {
  const wanted = readJson('package.json').engines.node.replace('>=', '')
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number)
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  say(`Node.js ${wanted} or newer is needed, this is ${process.versions.node}.`)
  process.exit(1)
}

/**
 * Runs a program to its end; `print` gets what it says line by line, which otherwise goes where ours does.
 * @returns whether it went well
 */
export function run(program, args, env = {}, print = undefined) {
  return new Promise((resolve) => {
    const output = print ? 'pipe' : 'inherit'
    const child = spawn(program, args, {
      cwd: ROOT,
      // No keyboard: nothing here may wait for an answer.
      stdio: ['ignore', output, output],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    })
    if (print) for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', print)
    child.on('error', (error) => {
      say(`${program} could not be started: ${error.message}`)
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
}

/**
 * Installs the locked packages where node_modules lacks one of them or holds others.
 * @param options `dev`: also what only tests and tools need
 * @returns whether they are there now
 */
export async function installPackages(print = undefined, { dev = true } = {}) {
  if (isInstalled(dev)) {
    say('the locked packages are installed.')
    return true
  }
  say('installing the locked packages.')
  const kinds = dev ? '--include=dev' : '--omit=dev'
  // No package here needs a script of its own at install.
  return runNpm(['ci', kinds, '--ignore-scripts'], print)
}

/** The loglevel keeps errors in sight under `npm run --silent`. @returns whether it went well */
export function runNpm(args, print = undefined) {
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  return npm ? run(process.execPath, [npm, ...all], {}, print) : run('npm', all, {}, print)
}

/** @returns the file of an installed package's command, the first that it names */
export function commandOf(name) {
  const folder = join('node_modules', name)
  const { bin } = readJson(join(folder, 'package.json'))
  return join(ROOT, folder, typeof bin === 'string' ? bin : Object.values(bin)[0])
}

/** Compares the lock with npm's own record of what it installed, which it writes last. */
function isInstalled(dev) {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(join(ROOT, record))) return false
  const { '': _, ...locked } = readJson('package-lock.json').packages
  const installed = readJson(record).packages
  const isRight = ([path, { version, dev: isOfTools, optional, devOptional }]) =>
    installed[path] ? installed[path].version === version : optional || devOptional || (isOfTools && !dev)
  return Object.entries(locked).every(isRight) && Object.keys(installed).every((path) => path in locked)
}

/** Builds for production where the last build was made from other sources. @returns whether there is a build now */
export async function buildSite(print = undefined, env = {}) {
  const sources = hashSources()
  if (existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === sources) {
    say('the build is current.')
    return true
  }
  say('building for production.')
  if (!(await run(process.execPath, [NEXT, 'build'], env, print))) return false
  writeFileSync(BUILT_FROM, sources)
  return true
}

function hashSources() {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap(filesIn))
    hash.update(`\0${path}\0`).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex')
}

function filesIn(path) {
  const found = statSync(join(ROOT, path), { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}
