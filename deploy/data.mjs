import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeFaults } from '../src/config/environment/readEnvironment.js'
import { applySettings, readSettings } from '../src/config/operator/startOperator.js'
import { loadEnvFiles } from '../src/config/environment/loadEnvFiles.js'

/**
 * `migrate`, `purge`, `hold`, `backup`, `restore`, `import-sanctions`, `import-earnings`, `report` and `sandbox-month` with the settings of the
 * site, which it does not start; `--help` says what each takes. It ends with 2 for wrong arguments, and nothing is done then. In the folder of deploy/standalone.mjs the source is compiled into one file; in a checkout tsx reads it (npm run migrate).
 */
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const COMPILED = join(ROOT, 'deploy/runCommand.mjs')
const folder = process.env.INIT_CWD ?? process.cwd()

process.chdir(ROOT)
// A backup holds password hashes and the keys of tokens.
process.umask(0o077)
loadEnvFiles(ROOT)
const args = process.argv.slice(2)
const settings = readSettings(process.env)
const wantsHelp = args.includes('--help') || args.includes('-h')
if (settings.faults.length > 0 && !wantsHelp) fail(new Error(describeFaults(settings.faults)))
if (settings.faults.length === 0) applySettings(settings, process.env)
const { runCommand } = existsSync(COMPILED) ? await import(COMPILED) : await fromSource()
await runCommand(args, folder).then((done) => done && process.stdout.write(`${done}\n`), fail)
process.exit()

async function fromSource() {
  const { tsImport } = await import('tsx/esm/api')
  return tsImport('../src/server/maintenance/runCommand.ts', import.meta.url)
}

function fail(error) {
  // What drizzle wraps says what happened; its own message has every parameter in it.
  const cause = error.query === undefined ? error : (error.cause ?? error)
  process.stderr.write(`${cause.message ?? cause}\n`)
  process.exit(error.exitCode ?? 1)
}
