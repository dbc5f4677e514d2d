import { machineFaults } from '../src/config/environment/machineFaults.js'
import { describeFaults, readEnvironment } from '../src/config/environment/readEnvironment.js'

/** Next.js reads `.env` and its kin as well, but only after it has loaded. @returns whether its package is installed */
export async function loadEnvFiles(root) {
  try {
    const { default: nextEnv } = await import('@next/env')
    nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error })
    return true
  } catch (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return false
    throw error
  }
}

/** @returns the values, or everything that is wrong; warnings in any case */
export async function checkSettings(environment) {
  const { values, faults, warnings } = readEnvironment(environment)
  // Which of several wrong settings to mend first is for the operator to choose.
  return { values, faults: values ? await machineFaults(values) : faults, warnings }
}

/** Ends the process with one list of what is wrong. @returns the values of right settings */
export async function requireSettings(environment) {
  const { values, faults, warnings } = await checkSettings(environment)
  for (const warning of warnings) process.stderr.write(`${warning}\n`)
  if (faults.length === 0) return values
  process.stderr.write(describeFaults(faults))
  process.exit(1)
}
