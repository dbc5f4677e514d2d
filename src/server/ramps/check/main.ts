/** `npm run ramps:check`: nothing is ordered. Ends with 1 where a check fails. */
import { env } from '@/config/env'
import { loadEnvFiles } from '@/config/environment/loadEnvFiles'
import { rampVariables } from '@/config/environment/rampVariables'
import { describeFaults } from '@/config/environment/readEnvironment'
import { setOperator } from '@/config/operator/startOperator'
import { settingFaults, writtenOperator } from '@/config/requireSettings'
import { programArguments, refuseArguments, requireIp } from '@/server/kernel/programArguments'
import { isCountry } from '@/server/ramps/countries'
import { knownRamps } from '@/server/ramps/knownRamps'
import { checkRamps, isRight } from './checkRamps'
import { describeRamps } from './describeRamps'

const USAGE = 'usage: npm run ramps:check [-- --json] [--country CH] [--user-ip 203.0.113.9]'

const print = (line: string) => process.stdout.write(`${line}\n`)

const { values: options } = programArguments(USAGE, {
  json: { type: 'boolean' },
  country: { type: 'string' },
  'user-ip': { type: 'string' },
})
const country = options.country?.toUpperCase() ?? null
if (country !== null && !isCountry(country))
  refuseArguments(`--country must be a country of ISO 3166-1, not ${country}.`, USAGE)
const userIp = options['user-ip'] ?? null
requireIp(userIp, USAGE)
loadEnvFiles(process.cwd())
// It may be run before the site is live.
const faults = settingFaults(Object.values(rampVariables).map(({ name }) => name))
if (faults.length > 0) {
  process.stderr.write(describeFaults(faults))
  process.exit(1)
}
// Whose visitors are served stands there.
setOperator(writtenOperator())
const reports = await checkRamps(knownRamps(env.ramps).configured, {
  userIp,
  country,
})
if (options.json) print(JSON.stringify({ isRight: isRight(reports), ramps: reports }, null, 2))
else for (const line of describeRamps(reports)) print(line)
process.exitCode = isRight(reports) ? 0 : 1
