// @ts-check
import { readFileSync } from 'node:fs'
import { variables } from './schema.js'

/** Which secret came out of which file; `npm start` looks whether one has changed. @type {Map<string, string>} */
const fileOf = new Map()

export const hasSecretFiles = () => fileOf.size > 0

/** @typedef {{ text: string, hasGone?: boolean } | { fault: string }} Read */

/** The files as they are now, of secrets that came out of one. @returns {Map<string, Read>} */
export const secretFilesNow = () => new Map([...fileOf].map(([name, path]) => [name, secretIn(name, path)]))

/**
 * `TOKEN_SECRET_FILE=/run/secrets/token_secret`: a secret out of a file, as Docker, Kubernetes and systemd mount them.
 * @param {Record<string, string | undefined>} environment the values are put into it, in place of the names of files
 * @param {(warning: string) => void} [warn] gets what is no fault and may be meant otherwise
 * @returns {string[]} what is wrong, without a value
 */
export function readSecretFiles(environment, warn = () => undefined) {
  return variables.flatMap(([, { name, visibility }]) => {
    const fileName = `${name}_FILE`
    const path = environment[fileName]?.trim()
    if (!path) return []
    if (visibility !== 'secret') return [`${fileName}: only a secret may come from a file; set ${name}`]
    if (environment[name]?.trim()) return [`${fileName}: ${name} is set too; only one of them may be`]
    const read = secretIn(name, path)
    if ('fault' in read) return [`${fileName}: ${path} ${read.fault}`]
    if (read.hasGone) warn(`${fileName}: ${path} is not there, so there is no ${name}`)
    environment[name] = read.text
    fileOf.set(name, path)
    environment[fileName] = ''
    return []
  })
}

/**
 * The value before a change has an end: an empty file, or none, says that there is none any more. Without it the old value
 * would count until a restart, and a restart would end. @param {string} name @param {string} path @returns {Read}
 */
function secretIn(name, path) {
  const read = textIn(path)
  if (!('fault' in read) || !name.endsWith('_PREVIOUS')) return read
  if (read.fault === EMPTY) return { text: '' }
  return read.fault === MISSING ? { text: '', hasGone: true } : read
}

const EMPTY = 'is empty'
const MISSING = 'cannot be read (ENOENT)'

/** @param {string} path @returns {{ text: string } | { fault: string }} */
function textIn(path) {
  try {
    const text = readFileSync(path, 'utf8').trim()
    if (text === '') return { fault: EMPTY }
    return /[\0\uFFFD\r\n]/.test(text) ? { fault: 'is not one line of UTF-8' } : { text }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return { fault: `cannot be read (${code})` }
  }
}
