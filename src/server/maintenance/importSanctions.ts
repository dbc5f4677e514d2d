import { randomUUID } from 'node:crypto'
import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SANCTIONS_FILE } from '@/config/operator/blockedFiles.js'
import { startedOperator } from '@/config/operator/startOperator.js'
import { sanctionsFile } from '@/server/screening/sanctionsAddresses'

/** Running servers read it again within seconds. @returns what was done @throws Error in one sentence */
export async function importSanctions(path: string): Promise<string> {
  const { folder } = startedOperator()
  if (folder === null)
    throw new Error('OPERATOR_FILE must be set: the list belongs in its folder, or in OPERATOR_DIR.')
  const { content, count, left } = sanctionsFile(await readFile(path, 'utf8'))
  const target = join(folder, SANCTIONS_FILE)
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
  return `${count} addresses are in ${target}.${rest}`
}
