import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { capabilities } from '../src/config/environment/capabilities.js'
import { effectiveSettings } from '../src/config/environment/effectiveSettings.js'
import { describeFaults } from '../src/config/environment/readEnvironment.js'
import { describeOperator } from '../src/config/operator/describeOperator.js'
import { imprintHint } from '../src/config/environment/liveRules.js'
import { loadEnvFiles } from '../src/config/environment/loadEnvFiles.js'
import { checkSettingsBeside } from './checkSettings.mjs'

/**
 * Prints the settings as they count here, without secrets, what they switch on and off, and what is wrong with them. Needs
 * no build, starts nothing, and may be run beside the site. It ends with 1 where the site would not start, and with 2 for
 * wrong arguments.
 */
const USAGE = 'usage: node deploy/doctor.mjs [--json]'
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(ROOT)
const print = (line) => process.stdout.write(`${line}\n`)
const { isJson } = readArguments()

loadEnvFiles(ROOT)
const { values, faults, warnings, fromFile, operator, set } = await checkSettingsBeside(process.env)
const settings = effectiveSettings({ ...process.env, ...set })
const inFile = new Set(fromFile.map(({ name }) => name))
const switched = values ? capabilities(values) : []
const entries = describeOperator(operator, !process.env.API_ORIGIN?.trim())
const hint = values ? (imprintHint(values) ?? null) : null
if (isJson) printJson()
else printText()
process.exitCode = faults.length > 0 ? 1 : 0

function readArguments() {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) {
    print(USAGE)
    process.exit(0)
  }
  const unknown = args.filter((one) => one !== '--json')
  if (unknown.length === 0) return { isJson: args.includes('--json') }
  process.stderr.write(`Unexpected: ${unknown.join(' ')}\n${USAGE}\n`)
  process.exit(2)
}

function printJson() {
  const sourceOf = (name, isSet) => (inFile.has(name) ? 'operatorFile' : isSet ? 'environment' : 'default')
  const report = {
    isRight: faults.length === 0,
    settings: settings.map(({ name, value, isSet }) => ({ name, value, source: sourceOf(name, isSet) })),
    capabilities: switched,
    operatorFile: entries,
    warnings,
    hints: hint ? [hint] : [],
    faults,
  }
  print(JSON.stringify(report, null, 2))
}

function printText() {
  const width = Math.max(...settings.map(({ name }) => name.length))
  print('Settings (* set here, f in the operator file, the others are defaults)')
  for (const { name, value, isSet } of settings)
    print(`${inFile.has(name) ? 'f' : isSet ? '*' : ' '} ${name.padEnd(width)}  ${value}`.trimEnd())

  if (values) {
    print('\nWhat they switch on and off')
    for (const { name, isOn, why } of switched) print(`  ${isOn ? 'on ' : 'off'}  ${name}: ${why}`)
  }
  if (entries.length > 0)
    print(`\nThe operator file sets\n${entries.map((entry) => `  ${entry}`).join('\n')}`)
  if (warnings.length > 0) print(`\nWarnings\n${warnings.map((warning) => `  ${warning}`).join('\n')}`)
  if (hint) print(`\nHint\n  ${hint}`)
  print(faults.length > 0 ? `\n${describeFaults(faults)}` : '\nEvery setting is right.')
}
