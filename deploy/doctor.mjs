import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { capabilities } from '../src/config/environment/capabilities.js'
import { effectiveSettings } from '../src/config/environment/effectiveSettings.js'
import { describeFaults } from '../src/config/environment/readEnvironment.js'
import { describeOperator } from '../src/config/operator/describeOperator.js'
import { imprintHint } from '../src/config/environment/liveRules.js'
import { loadEnvFiles } from '../src/config/environment/loadEnvFiles.js'
import { checkSettings } from './checkSettings.mjs'

/**
 * Prints the settings as they count here, without secrets, what they switch on and off, and what is wrong with them. Needs
 * no build and starts nothing. It ends with 1 where the site would not start.
 */
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(ROOT)
const print = (line) => process.stdout.write(`${line}\n`)

loadEnvFiles(ROOT)
const { values, faults, warnings, fromFile, operator, set } = await checkSettings(process.env)
const settings = effectiveSettings({ ...process.env, ...set })
const width = Math.max(...settings.map(({ name }) => name.length))

const inFile = new Set(fromFile.map(({ name }) => name))
print('Settings (* set here, f in the operator file, the others are defaults)')
for (const { name, value, isSet } of settings)
  print(`${inFile.has(name) ? 'f' : isSet ? '*' : ' '} ${name.padEnd(width)}  ${value}`.trimEnd())

if (values) {
  print('\nWhat they switch on and off')
  for (const { name, isOn, why } of capabilities(values)) print(`  ${isOn ? 'on ' : 'off'}  ${name}: ${why}`)
}
const entries = describeOperator(operator, !process.env.API_ORIGIN?.trim())
if (entries.length > 0) print(`\nThe operator file sets\n${entries.map((entry) => `  ${entry}`).join('\n')}`)
if (warnings.length > 0) print(`\nWarnings\n${warnings.map((warning) => `  ${warning}`).join('\n')}`)
const hint = values && imprintHint(values)
if (hint) print(`\nHint\n  ${hint}`)
print(faults.length > 0 ? `\n${describeFaults(faults)}` : '\nEvery setting is right.')
process.exitCode = faults.length > 0 ? 1 : 0
