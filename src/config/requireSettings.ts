import { describeFaults, readEnvironment, type Fault } from './environment/readEnvironment'
import { applySettings, isOperatorStarted, readSettings } from './operator/startOperator'
import { readWalletSettings } from './walletSettings'

/**
 * Reads every setting once: a wrong one ends the process at its start, not the first request that needs it. The production
 * server has done so before it loaded Next.js (deploy/checkSettings.mjs), except for what only the build can check.
 */
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

/** What is wrong with those of these names. */
export const settingFaults = (names: readonly string[]): Fault[] =>
  readEnvironment(process.env).faults.filter(({ name }) => names.includes(name))

/** Checksums of addresses, and the chains that are served. */
function chainFaults(): Fault[] {
  try {
    readWalletSettings()
    return []
  } catch (error) {
    const [name = '', ...problem] = (error instanceof Error ? error.message : String(error)).split(': ')
    return [{ name, problem: problem.join(': ') }]
  }
}
