import { randomUUID } from 'node:crypto'
import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SANCTIONS_FILE } from '@/config/operator/blockedFiles.js'
import { startedOperator } from '@/config/operator/startOperator.js'
import { readNamedFile, reasonOf } from '@/runtime/readNamedFile'
import { sanctionsFile } from '@/server/screening/sanctionsAddresses'

/** A download that was cut off has fewer; a list of the authority does not lose so many at once. */
const LEAST_LEFT = 0.5

/**
 * Running servers read it again within seconds.
 * @param acceptsFewer also where more than half of the list would go
 * @returns what was done @throws Error in one sentence: the list is as it was
 */
export async function importSanctions(path: string, acceptsFewer: boolean): Promise<string> {
  const { folder } = startedOperator()
  if (folder === null)
    throw new Error('OPERATOR_FILE must be set: the list belongs in its folder, or in OPERATOR_DIR.')
  const target = join(folder, SANCTIONS_FILE)
  const { content, count, left } = sanctionsFile(await readNamedFile(path))
  if (count === 0)
    throw new Error(`Nothing was replaced: no chain of this site writes any of what is in ${path} (${left}).`)
  const before = await countIn(target)
  if (count < before * LEAST_LEFT && !acceptsFewer)
    throw new Error(
      `Nothing was replaced: ${path} has ${count} addresses and the list ${before}. If that is right, add --accept-fewer.`,
    )
  const draft = `${target}.${randomUUID()}`
  try {
    // Renamed, so that nobody reads half of it. It is no secret, and another user may run the site.
    await writeFile(draft, content)
    await chmod(draft, 0o644)
    await rename(draft, target)
  } finally {
    await rm(draft, { force: true })
  }
  const rest = left === 0 ? '' : ` ${left} left out: no chain of this site writes them.`
  return `${count === 1 ? '1 address is' : `${count} addresses are`} in ${target}.${rest}`
}

/** Of the list that counts now; 0 where there is none yet. */
async function countIn(target: string): Promise<number> {
  const text = await readFile(target, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw new Error(`${target} cannot be read: ${reasonOf(error)}.`, { cause: error })
  })
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')).length
}
