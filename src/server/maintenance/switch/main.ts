/** `npm run providers:switch [-- near off]` */
import { loadEnvFiles } from '@/config/environment/loadEnvFiles'
import { closeDatabase } from '@/server/database/database'
import { programArguments } from '@/server/kernel/programArguments'
import { switchProvider, USAGE } from '@/server/providers/switch/switchProvider'

const given = programArguments(USAGE, { weight: { type: 'string' } }, { mostPositionals: 2 })
loadEnvFiles(process.cwd())
try {
  const isDone = await switchProvider(given, (line) => process.stdout.write(`${line}\n`))
  process.exitCode = isDone ? 0 : 2
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await closeDatabase()
}
