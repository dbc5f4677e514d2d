// @ts-check
import { readEnvironment } from '../environment/readEnvironment.js'
import { schema } from '../environment/schema.js'
import { textOf } from '../environment/variable.js'
import { processHandle } from '../processHandle.js'
import { unknownNames } from './coinRules.js'
import { commissionFaults, commissionWarnings } from './commissionRules.js'
import { layOver } from './deskSettings.js'
import { NO_OPERATOR, readOperator } from './readOperator.js'

/** @typedef {import('./readOperator.js').Operator} Operator */
/** @typedef {import('../environment/readEnvironment.js').Fault} Fault */

/** What the operator file said at the start of this process. @returns {Operator} */
export const startedOperator = () => processHandle().operator ?? NO_OPERATOR

export const isOperatorStarted = () => processHandle().operator !== undefined

/** @param {Operator | undefined} operator */
export function setOperator(operator) {
  processHandle().operator = operator
  processHandle().fileOperator = undefined
}

/** All values, or everything that is wrong. @param {import('../environment/variable.js').Source} source */
export function readSettings(source) {
  const { operator, variables, faults: ofFile } = readOperator(source)
  const unknown = source.API_ORIGIN?.trim() ? [] : unknownNames(operator.file)
  const isLive = textOf(schema.live, source) === '1'
  const faults = isLive ? [...ofFile, ...unknown] : ofFile
  const fromFile = variables.filter(({ name }) => !source[name]?.trim())
  const set = Object.fromEntries(fromFile.map(({ name, value }) => [name, value]))
  const read = readEnvironment({ ...source, ...set })
  const paths = new Map(fromFile.map(({ name, path }) => [name, path]))
  /** @type {Fault[]} */
  const all = [
    ...read.faults.map((fault) => ({ ...fault, name: placeOf(paths.get(fault.name)) ?? fault.name })),
    ...faults.map(({ path, problem }) => ({ name: placeOf(path) ?? '', problem })),
    ...(read.values ? commissionFaults(operator.file, read.values) : []),
    ...(read.values ? invitationFaults(operator.file, read.values) : []),
  ]
  const values = all.length > 0 ? null : read.values
  return {
    values,
    faults: all,
    warnings: [
      ...read.warnings,
      ...countryWarnings(operator, source),
      ...(isLive ? [] : unknown.map(({ path, problem }) => `OPERATOR_FILE ${path} ${problem}`)),
      ...(values ? commissionWarnings(operator.file, values) : []),
    ],
    operator,
    set,
    fromFile,
  }
}

/** @param {import('./schema.js').OperatorFile} file @param {{ countryHeader: string }} values @returns {Fault[]} */
const invitationFaults = ({ programmes }, { countryHeader }) =>
  programmes?.invitations?.countries?.length && countryHeader === ''
    ? [
        {
          name: schema.countryHeader.name,
          problem: 'must be set too: programmes.invitations.countries is, and no country would be known',
        },
      ]
    : []

/** @param {Operator} operator @param {import('../environment/variable.js').Source} source */
const countryWarnings = ({ file }, source) =>
  file.countries && !source.COUNTRY_HEADER?.trim()
    ? ['OPERATOR_FILE countries has no effect: COUNTRY_HEADER is not set']
    : []

/** @param {string | undefined} path */
const placeOf = (path) => {
  if (path === undefined) return undefined
  return path.startsWith('OPERATOR_DIR') ? path : `OPERATOR_FILE ${path}`.trim()
}

/** @param {{ operator: Operator, set: Record<string, string> }} settings
 * @param {Record<string, string | undefined>} environment */
export function applySettings({ operator, set }, environment) {
  setOperator(operator)
  Object.assign(environment, set)
}

/** As the file has it, without what the desk sets over it. @returns {Operator} */
export const fileOperator = () => processHandle().fileOperator ?? startedOperator()

/** Everything that reads the operator file has them from then on, in pages too.
 * @param {import('../../domain/site/deskSettings').DeskSettings} settings */
export function applyDeskSettings(settings) {
  const handle = processHandle()
  const file = (handle.fileOperator ??= startedOperator())
  handle.operator = { ...file, file: layOver(file.file, settings) }
}
