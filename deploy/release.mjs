import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file in a folder without `.git` that names the commit it was made from. */
export const COMMIT_FILE = 'COMMIT'

/** @returns which release of the site lies in this folder; no commit where nothing names it */
export function releaseIn(root) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { version, commit: process.env.COMMIT?.trim() || commitIn(root) }
}

function commitIn(root) {
  try {
    const file = join(root, COMMIT_FILE)
    if (existsSync(file)) return readFileSync(file, 'utf8').trim() || null
    // Not that of a folder above this one.
    if (!existsSync(join(root, '.git'))) return null
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    // No git here; a start does not depend on it.
    return null
  }
}
