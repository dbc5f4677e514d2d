import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where Debian keeps them: not in the PATH, one folder for each version. */
const DEBIAN = '/usr/lib/postgresql'

/** The first version whose rules our tables need (`unique nulls not distinct`). */
const OLDEST = 15

const debianFolders = () =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .filter((version) => Number(version) >= OLDEST)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN, version, 'bin'))

/**
 * The folder of this machine's `initdb` and `postgres`; null where there is no PostgreSQL.
 * @returns {string | null}
 */
export function postgresBinaries() {
  const folders = [...debianFolders(), ...(process.env.PATH ?? '').split(delimiter)]
  const holdsBoth = (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))
  return folders.find((folder) => folder !== '' && holdsBoth(folder)) ?? null
}
