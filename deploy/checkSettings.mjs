import { machineFaults } from '../src/config/environment/machineFaults.js'
import { describeFaults } from '../src/config/environment/readEnvironment.js'
import { applySettings, readSettings } from '../src/config/operator/startOperator.js'

/** @returns the values, or everything that is wrong; warnings in any case */
export async function checkSettings(environment) {
  const settings = readSettings(environment)
  const { values, faults } = settings
  // Which of several wrong settings to mend first is for the operator to choose.
  return { ...settings, faults: values ? await machineFaults(values) : faults }
}

/** Ends the process with one list of what is wrong; else the operator file counts from here on. @returns the values of right settings */
export async function requireSettings(environment) {
  const settings = await checkSettings(environment)
  const { values, faults, warnings } = settings
  for (const warning of warnings) process.stderr.write(`${warning}\n`)
  if (faults.length === 0) {
    applySettings(settings, environment)
    return values
  }
  process.stderr.write(describeFaults(faults))
  process.exit(1)
}
