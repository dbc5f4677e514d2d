import { describeFaults, readEnvironment, type Fault } from './environment/readEnvironment'
import { applySettings, isOperatorStarted, readSettings } from './operator/startOperator'
import { readWalletSettings } from './walletSettings'

/** A wrong setting ends the process at its start. The production server has checked them before it loaded Next.js
 * (deploy/checkSettings.mjs), except for what only the build can check. */
export function requireSettings() {
  // A file that has changed since this process started counts at the next start.
  const settings = isOperatorStarted() ? null : readSettings(process.env)
  const faults = settings?.faults ?? readEnvironment(process.env).faults
  if (settings && faults.length === 0) applySettings(settings, process.env)
  const all = faults.length > 0 ? faults : chainFaults()
  if (all.length === 0) return
  process.stderr.write(describeFaults(all))
  process.exit(1)
}

export const settingFaults = (names: readonly string[]): Fault[] =>
  readEnvironment(process.env).faults.filter(({ name }) => names.includes(name))

/** As its file is now, for a program that doesn't start the site. */
export const writtenOperator = () => readSettings(process.env).operator

function chainFaults(): Fault[] {
  try {
    readWalletSettings()
    return []
  } catch (error) {
    const [name = '', ...problem] = (error instanceof Error ? error.message : String(error)).split(': ')
    return [{ name, problem: problem.join(': ') }]
  }
}
