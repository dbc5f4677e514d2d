/** `npm run providers:check [-- --user-ip 203.0.113.9]`: nothing is created. Ends with 1 where a check fails. */
import { env } from '@/config/env'
import { loadEnvFiles } from '@/config/environment/loadEnvFiles'
import { providerVariables } from '@/config/environment/providerVariables'
import { describeFaults } from '@/config/environment/readEnvironment'
import { settingFaults, writtenOperator } from '@/config/requireSettings'
import { programArguments, requireIp } from '@/server/kernel/programArguments'
import { checkProviders } from '@/server/providers/check/checkProviders'
import { knownProviders } from '@/server/providers/knownProviders'

const print = (line: string) => process.stdout.write(`${line}\n`)

const USAGE = 'usage: npm run providers:check [-- --user-ip 203.0.113.9]'
const { values: options } = programArguments(USAGE, { 'user-ip': { type: 'string' } })
const userIp = options['user-ip'] ?? null
requireIp(userIp, USAGE)
loadEnvFiles(process.cwd())
// It may be run before the site is live.
const names = Object.values(providerVariables).map(({ name }) => name)
const faults = settingFaults(names.filter((name) => name !== 'LIVE'))
if (faults.length > 0) print(describeFaults(faults))
const isRight =
  faults.length === 0 &&
  (await checkProviders(
    knownProviders(env.providers).configured,
    userIp,
    print,
    writtenOperator().file.defaultPair,
  ))
process.exitCode = isRight ? 0 : 1
