// @ts-check
import { liveFaults, openPoints } from './liveRules.js'
import { nearNames } from './nearNames.js'
import { rules } from './rules.js'
import { schema, variables } from './schema.js'
import { readVariable, textOf } from './variable.js'

/** @typedef {import('./schema.js').Environment} Environment */
/** @typedef {{ name: string, problem: string, value?: string }} Fault */

/** @param {import('./variable.js').Source} source
 * @returns {{ values: Environment | null, faults: Fault[], warnings: string[] }} `values`: null with faults */
export function readEnvironment(source) {
  /** @type {Record<string, unknown>} */
  const read = {}
  /** @type {Map<keyof Environment, string>} */
  const problems = new Map()
  for (const [key, variable] of variables) {
    try {
      read[key] = readVariable(variable, source)
    } catch (error) {
      problems.set(key, problemIn(error))
    }
  }
  const values = /** @type {Environment} */ (/** @type {unknown} */ (read))
  for (const rule of rules) {
    if ([rule.name, ...rule.with].some((key) => !(key in read))) continue
    const problem = rule.check(values)
    if (problem) problems.set(rule.name, problem)
  }
  const wrong = [...problems].map(([key, problem]) => faultOf(key, problem, source))
  const named = wrong.map(({ name }) => name)
  const faults = [...wrong, ...liveFaults(source).filter(({ name }) => !named.includes(name))]
  const warnings = faults.length > 0 ? warningsFor(source) : [...warningsFor(source), ...openPoints(values)]
  return { values: faults.length > 0 ? null : values, faults, warnings }
}

/** @param {unknown} error */
function problemIn(error) {
  if (error instanceof RangeError) return error.message
  throw error
}

/** @param {keyof Environment} key @param {string} problem
 * @param {import('./variable.js').Source} source @returns {Fault} */
function faultOf(key, problem, source) {
  const variable = schema[key]
  const value = textOf(variable, source)
  const isShown = value !== '' && variable.visibility !== 'secret'
  return { name: variable.name, problem, ...(isShown && { value: printable(value) }) }
}

/** Characters of a value that are printed. */
const PRINTED = 60

/** Neither long nor on several lines, and without a password that an address may carry. @param {string} value */
export const printable = (value) => {
  const line = value.replace(/(\/\/|:)[^\s/]*@/g, '$1***@').replace(/\s+/g, ' ')
  return line.length > PRINTED ? `${line.slice(0, PRINTED)}…` : line
}

/** @param {import('./variable.js').Source} source */
const warningsFor = (source) =>
  nearNames(source).map(({ name, meant }) => `${name} is not a setting of this site; did you mean ${meant}?`)

/** @param {readonly Fault[]} faults */
export function describeFaults(faults) {
  const width = Math.max(...faults.map(({ name }) => name.length))
  const lines = faults.map(
    ({ name, problem, value }) =>
      `  ${name.padEnd(width)}  ${problem}${value === undefined ? '' : ` (it is ${JSON.stringify(value)})`}\n`,
  )
  const count = faults.length === 1 ? 'One setting is wrong' : `${faults.length} settings are wrong`
  return `${count}, so the site was not started:\n${lines.join('')}`
}
