import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { NPM_POSTGRES } from './npmPostgres.mjs'

/** Where Debian keeps PostgreSQL: not in the PATH, one folder for each version. */
const DEBIAN = '/usr/lib/postgresql'

/** The first PostgreSQL whose rules our tables need (`unique nulls not distinct`). */
const OLDEST = 15

/** What a program says of its version; null where there is no such program. */
export function versionOf(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** @returns the folder of this machine's `initdb` and `postgres` */
export function postgresBinaries(debian = DEBIAN, npm = NPM_POSTGRES) {
  const folders = [...debianFolders(debian), ...(process.env.PATH ?? '').split(delimiter), npm]
  const found = folders.find((folder) => folder !== '' && holdsPostgres(folder))
  if (found) return found
  throw new Error(
    `The tests need a PostgreSQL ${OLDEST} or newer, which is not on this machine: apt install postgresql, or npm run verify, which brings one`,
  )
}

/** The newest first. */
const debianFolders = (debian) =>
  (existsSync(debian) ? readdirSync(debian) : [])
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(debian, version, 'bin'))

function holdsPostgres(folder) {
  if (!existsSync(join(folder, 'initdb'))) return false
  const [, major] = /PostgreSQL\) (\d+)/.exec(versionOf(join(folder, 'postgres')) ?? '') ?? []
  return Number(major) >= OLDEST
}

export function hasPostgres() {
  try {
    return postgresBinaries() !== ''
  } catch {
    // It says which package has one.
    return false
  }
}

export const hasRedis = () => versionOf('redis-server') !== null

/** @returns whether this machine has an `nginx`; it does not say its version on stdout */
export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0

/** @returns whether this machine has an `openssl`, which makes certificates */
export const hasOpenssl = () => spawnSync('openssl', ['version']).status === 0

/** @returns whether this machine has a `prometheus`; some versions say theirs on stderr */
export const hasPrometheus = () => spawnSync('prometheus', ['--version']).status === 0

/** @returns this machine's `redis-server` */
export function redisBinary() {
  if (hasRedis()) return 'redis-server'
  throw new Error('The tests need a redis-server, which is not on this machine: apt install redis-server')
}

export const hasLynx = () => spawnSync('lynx', ['-version']).status === 0
