/** `npm run providers:switch [-- near off]` */
import { loadEnvFiles } from '@/config/environment/loadEnvFiles'
import { programArguments, refuseArguments } from '@/server/kernel/programArguments'
import { switchProvider, USAGE } from '@/server/maintenance/switch/switchProvider'
import { UsageError } from '@/server/maintenance/UsageError'
import { withSiteDatabase } from '@/server/maintenance/withDatabase'

const options = { weight: { type: 'string' }, reason: { type: 'string' } } as const
const given = programArguments(USAGE, options, { mostPositionals: 2 })
loadEnvFiles(process.cwd())
try {
  const print = (line: string) => process.stdout.write(`${line}\n`)
  await withSiteDatabase(() => switchProvider(given, print), { reads: given.positionals.length === 0 })
} catch (error) {
  if (error instanceof UsageError) refuseArguments(error.message, USAGE)
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
