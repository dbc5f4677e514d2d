/** `npm run providers:switch [-- near off]` */
import { loadEnvFiles } from '@/config/environment/loadEnvFiles'
import { closeDatabase } from '@/server/database/database'
import { switchProvider } from '@/server/providers/switch/switchProvider'

loadEnvFiles(process.cwd())
try {
  const isDone = await switchProvider(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`))
  process.exitCode = isDone ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await closeDatabase()
}
