import { isPortTaken, machineFaults, machineFaultsBeside } from '../src/config/environment/machineFaults.js'
import { describeFaults } from '../src/config/environment/readEnvironment.js'
import { applySettings, readSettings } from '../src/config/operator/startOperator.js'

/** @returns the values, or everything that is wrong; warnings in any case */
export async function checkSettings(environment) {
  const settings = readSettings(environment)
  const { values, faults } = settings
  // Which of several wrong settings to mend first is for the operator to choose.
  return { ...settings, faults: values ? await machineFaults(values) : faults }
}

/** Beside a site that may run here: a port in use is a warning. @returns as `checkSettings` */
export async function checkSettingsBeside(environment) {
  const settings = readSettings(environment)
  const { values, faults, warnings } = settings
  if (!values) return { ...settings, faults }
  const taken = (await isPortTaken(values))
    ? [
        `PORT: ${values.port} is in use, by the site where it runs; another program would keep it from starting.`,
      ]
    : []
  return { ...settings, faults: machineFaultsBeside(values), warnings: [...warnings, ...taken] }
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
