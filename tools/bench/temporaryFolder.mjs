import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder of this run only. */
export function temporaryFolder(purpose) {
  const path = mkdtempSync(join(tmpdir(), `halyard-bench-${purpose}-`))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
