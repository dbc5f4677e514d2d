// @ts-check
import { z } from 'zod'
import { nearestName } from '../environment/nearNames.js'
import { operatorSchema } from './schema.js'

/** @typedef {import('zod').core.$ZodIssue} Issue */
/** @typedef {{ path: string, problem: string }} OperatorFault */

/** @type {unknown} */
const published = z.toJSONSchema(operatorSchema, { io: 'input' })

/** @param {readonly Issue[]} issues @returns {OperatorFault[]} */
export const describeIssues = (issues) => issues.flatMap(faultsOf)

/** @param {Issue} issue @returns {OperatorFault[]} */
function faultsOf(issue) {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...issue.path, key].join('.'),
      problem: `must not be there: ${hint(key, knownAt(issue.path))}`,
    }))
  if (issue.code === 'invalid_union') {
    const [first] = issue.errors
      .flat()
      .filter(({ code, message }) => code !== 'invalid_type' || isOurs(message))
      // Of several forms the one that fits further down is meant.
      .toSorted((one, other) => other.path.length - one.path.length)
    if (first) return faultsOf({ ...first, path: [...issue.path, ...first.path] })
    return [
      { path, problem: isOurs(issue.message) ? issue.message : 'must be a text, or one for each language' },
    ]
  }
  if (issue.code === 'invalid_value')
    return [{ path, problem: `must be one of ${issue.values.map(String).join(', ')}${meantIn(issue)}` }]
  const message = issue.message.replace(/^Invalid input: /, '')
  return [{ path, problem: isOurs(message) ? message : withKind(message) }]
}

/** @param {string} message */
const isOurs = (message) => message.startsWith('must')

const KINDS = new Map([
  ['object', 'a section with names and values'],
  ['array', 'a list'],
  ['string', 'a text'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
])

/** @param {string} message of zod: `expected string, received number` */
function withKind(message) {
  const [, expected = '', received = ''] = /^expected (\w+), received (\w+)$/.exec(message) ?? []
  const kind = KINDS.get(expected)
  if (!kind) return `must be right: ${message}`
  return received === 'undefined' ? `must be there, and be ${kind}` : `must be ${kind}, not ${received}`
}

/** @param {unknown} of @returns {string[]} */
const keysOf = (of) => (typeof of === 'object' && of !== null ? Object.keys(of) : [])

/** @param {unknown} list @returns {unknown[]} */
const listOf = (list) => (Array.isArray(list) ? list : [])

/** @param {{ values: readonly unknown[], input?: unknown }} issue */
function meantIn({ values, input }) {
  const meant = typeof input === 'string' ? nearestName(input, values.map(String)) : undefined
  return meant ? `; did you mean ${meant}?` : ''
}

/** @param {string} key @param {readonly string[]} known */
function hint(key, known) {
  const meant = nearestName(key, known)
  return meant ? `did you mean ${meant}?` : `known here are ${known.join(', ')}`
}

/** The keys that the schema has at a place. @param {readonly PropertyKey[]} path @returns {string[]} */
function knownAt(path) {
  /** @type {unknown} */
  let at = published
  for (const step of path)
    at =
      typeof step === 'number'
        ? propertyOf(at, 'items')
        : propertyOf(propertyOf(at, 'properties'), String(step))
  const forms = [at, ...listOf(propertyOf(at, 'anyOf'))]
  return forms.flatMap((form) => [
    ...keysOf(propertyOf(form, 'properties')),
    ...listOf(propertyOf(propertyOf(form, 'propertyNames'), 'enum')).map(String),
  ])
}

/** @param {unknown} of @param {string} name @returns {unknown} */
const propertyOf = (of, name) =>
  typeof of === 'object' && of !== null ? /** @type {Record<string, unknown>} */ (of)[name] : undefined
