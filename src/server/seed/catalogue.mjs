import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `npm run catalogue`, in a temporary copy: neither the site nor its tests need its 18,000 files of packages. */
const copy = mkdtempSync(join(tmpdir(), 'halyard-catalogue-'))
const run = (program, ...args) => spawnSync(program, args, { stdio: 'inherit' }).status === 0
try {
  cpSync(import.meta.dirname, copy, { recursive: true })
  const isMade =
    run('npm', 'ci', '--prefix', copy, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error') &&
    run(process.execPath, join(copy, 'makeCatalogue.mjs'), ...process.argv.slice(2))
  process.exitCode = isMade ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}
