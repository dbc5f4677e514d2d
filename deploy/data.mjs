import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeFaults } from '../src/config/environment/readEnvironment.js'
import { applySettings, readSettings } from '../src/config/operator/startOperator.js'
import { loadEnvFiles } from '../src/config/environment/loadEnvFiles.js'

/**
 * `migrate`, `purge`, `sandbox-month CODE`, `backup FILE`, `restore FILE`, `import-sanctions FILE` and `import-earnings` with the settings of the
 * site, which it does not start. In the folder of deploy/standalone.mjs the source is compiled into one file; in a checkout tsx reads it (npm run migrate).
 */
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const COMPILED = join(ROOT, 'deploy/runCommand.mjs')
const folder = process.env.INIT_CWD ?? process.cwd()

process.chdir(ROOT)
// A backup holds password hashes and the keys of tokens.
process.umask(0o077)
loadEnvFiles(ROOT)
const settings = readSettings(process.env)
if (settings.faults.length > 0) fail(describeFaults(settings.faults))
applySettings(settings, process.env)
const { runCommand } = existsSync(COMPILED) ? await import(COMPILED) : await fromSource()
await runCommand(process.argv.slice(2), folder).then((done) => process.stdout.write(`${done}\n`), fail)
process.exit()

async function fromSource() {
  const { tsImport } = await import('tsx/esm/api')
  return tsImport('../src/server/maintenance/runCommand.ts', import.meta.url)
}

function fail(error) {
  // What drizzle wraps says what happened; its own message has every parameter in it.
  const cause = error.query === undefined ? error : (error.cause ?? error)
  process.stderr.write(`${cause.message ?? cause}\n`)
  process.exit(1)
}
