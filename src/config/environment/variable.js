// @ts-check

/** `public`: every browser may learn it, and pages made with another value are other pages. `server`: this process
 * alone. `secret`: this process alone, and never printed. @typedef {'public' | 'server' | 'secret'} Visibility */

/** @template T @typedef {object} Facts
 * @property {import('./valueTypes.js').ValueType<T>} type
 * @property {string} [fallback] the default, as one would write it
 * @property {string} description @property {string} example another valid value */

/** @template T @template {Visibility} V
 * @typedef {Required<Facts<T>> & { name: string, visibility: V, shapesPages: boolean }} Variable */

/** @template T @param {string} name @param {Facts<T>} facts @returns {Variable<T, 'public'>} */
export const publicVariable = (name, facts) => ({
  fallback: '',
  ...facts,
  name,
  visibility: 'public',
  shapesPages: true,
})

/** @template T @param {string} name @param {Facts<T> & { shapesPages?: boolean }} facts `shapesPages`: pages are
 * made from what it leads to @returns {Variable<T, 'server'>} */
export const serverVariable = (name, facts) => ({
  fallback: '',
  shapesPages: false,
  ...facts,
  name,
  visibility: 'server',
})

/** @template T @param {string} name @param {Facts<T> & { shapesPages?: boolean }} facts `shapesPages`: pages show
 * whether it is set, never what it is @returns {Variable<T, 'secret'>} */
export const secretVariable = (name, facts) => ({
  fallback: '',
  shapesPages: false,
  ...facts,
  name,
  visibility: 'secret',
})

/** @typedef {Readonly<Record<string, string | undefined>>} Source */

/** The text without the spaces around it; empty counts as not set. @param {{ name: string }} variable @param {Source} source */
export const textOf = ({ name }, source) => source[name]?.trim() ?? ''

/** @template T @param {Variable<T, Visibility>} variable @param {Source} source @returns {T}
 * @throws {RangeError} with what is expected; it names neither the variable nor its value */
export function readVariable(variable, source) {
  const written = textOf(variable, source) || variable.fallback
  if (written === '') return variable.type.empty
  // `docker run --env-file` and `kubectl` take quotation marks for a part of the value.
  if (/^(["'])[^"']*\1$/.test(written)) throw new RangeError('must not be in quotation marks')
  const { schema, expects } = variable.type
  const result = schema.safeParse(written)
  if (result.success) return result.data
  const own = result.error.issues.find(({ message }) => message.startsWith('must '))
  throw new RangeError(own?.message ?? `must be ${expects}`)
}
