// @ts-check
import { createPrivateKey } from 'node:crypto'
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve, sep } from 'node:path'

/** @typedef {import('./schema.js').Environment} Environment */
/** @typedef {import('./readEnvironment.js').Fault} Fault */

/** Milliseconds; a name server that does not answer must not hold up the start. */
const LISTEN_LIMIT = 700

/** What this machine refuses although the settings are right. @param {Environment} env @returns {Promise<Fault[]>} */
export async function machineFaults(env) {
  const faults = [await listenFault(env), ...folderFaults(env)]
  return faults.filter((fault) => fault !== null)
}

/** Of a machine where the site may run already: then its port says nothing. @param {Environment} env @returns {Fault[]} */
export const machineFaultsBeside = (env) => folderFaults(env).filter((fault) => fault !== null)

/** @param {Environment} env */
const folderFaults = (env) => [dataDirFault(env), assetsDirFault(env), serviceAccountFault(env)]

/** Whether this very address is taken. @param {Environment} env */
export const isPortTaken = async ({ port, host }) => (await listenError(port, host)) === 'EADDRINUSE'

/** @param {Environment} env @returns {Promise<Fault | null>} */
async function listenFault({ port, host }) {
  const code = await listenError(port, host)
  if (code === null) return null
  if (code === 'EADDRINUSE') return { name: 'PORT', problem: `must be another one: ${port} is in use` }
  if (code === 'EACCES')
    return { name: 'PORT', problem: `must be one this user may listen on: ${port} is not` }
  return { name: 'HOST', problem: `must be an address of this machine (${code})`, value: host }
}

/** @param {number} port @param {string} host @returns {Promise<string | null>} the code of the error, null where all is well */
const listenError = (port, host) =>
  new Promise((settle) => {
    const probe = createServer()
    const timer = setTimeout(() => settle('no such name'), LISTEN_LIMIT)
    /** @param {string | null} code */
    const end = (code) => {
      clearTimeout(timer)
      settle(code)
    }
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => end(error.code ?? error.message))
    probe.listen(port, host, () => probe.close(() => end(null)))
  })

/** The embedded database and the outbox. @param {Environment} env @returns {Fault | null} */
function dataDirFault(env) {
  if (env.apiOrigin || (env.databaseUrl && env.smtpUrl)) return null
  return isInBuild(env.dataDir)
    ? { name: 'DATA_DIR', problem: IN_BUILD, value: env.dataDir }
    : folderFault('DATA_DIR', env.dataDir)
}

/** @param {string} path */
export const isInBuild = (path) => resolve(path).split(sep).includes('.next')

/** A folder of deploy/standalone.mjs is copied out of there before it serves, or is given another DATA_DIR. */
export const IN_BUILD = 'must be a folder outside of .next: the next build deletes everything in it'

/** @param {Environment} env @returns {Fault | null} */
const assetsDirFault = ({ assetsDir }) =>
  assetsDir ? (folderFault('ASSETS_DIR', assetsDir) ?? foreignFault('ASSETS_DIR', assetsDir)) : null

/** Whatever lies there for 30 days unused is deleted (src/http/sharedAssets.ts), so it must hold nothing else.
 * @param {string} name @param {string} path @returns {Fault | null} */
function foreignFault(name, path) {
  if (!isThere(path)) return null
  const entries = readdirSync(path).filter((entry) => !entry.startsWith('.') && entry !== 'lost+found')
  // Each build has scripts.
  if (entries.length === 0 || entries.includes('chunks')) return null
  const problem =
    'must be a folder for this alone, at first an empty one: what no build uses is deleted in it'
  return { name, problem, value: path }
}

/** @param {string} name @param {string} path @returns {Fault | null} */
function folderFault(name, path) {
  try {
    const folder = nearestExisting(resolve(path))
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' })
    // The rights of a file do not say all: a file system may be read-only, full, or none to write to.
    rmdirSync(mkdtempSync(join(folder, '.halyard-check-')))
    return null
  } catch (error) {
    const problem = `must be a folder that this user may write (${codeOf(error)})`
    return { name, problem, value: path }
  }
}

/** The folder itself, or the one in which it would be made. @param {string} path @returns {string} */
const nearestExisting = (path) => (isThere(path) ? path : nearestExisting(dirname(path)))

/** A link that leads nowhere is there too. @param {string} path */
const isThere = (path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

const ACCOUNT_FIELDS = ['project_id', 'client_email', 'private_key']

/** @param {Environment} env @returns {Fault | null} */
function serviceAccountFault({ apiOrigin, firebaseServiceAccount: path }) {
  if (apiOrigin || !path) return null
  /** @param {string} why @returns {Fault} */
  const fault = (why) => ({
    name: 'FIREBASE_SERVICE_ACCOUNT',
    problem: `must be the path of Google's JSON file of a service account (${why})`,
  })
  try {
    if (!statSync(path).isFile()) return fault('it is no file')
    /** @type {unknown} */
    const account = JSON.parse(readFileSync(path, 'utf8'))
    const isObject = typeof account === 'object' && account !== null
    const missing = ACCOUNT_FIELDS.filter((field) => !isObject || !(field in account))
    if (missing.length > 0) return fault(`it lacks ${missing.join(', ')}`)
    return isPrivateKey(account) ? null : fault('its private_key is none')
  } catch (error) {
    // The message of a SyntaxError quotes the file, which holds a key.
    return fault(error instanceof SyntaxError ? 'it is not JSON' : codeOf(error))
  }
}

/** @param {unknown} account */
function isPrivateKey(account) {
  const { private_key: key } = /** @type {{ private_key: unknown }} */ (account)
  try {
    return typeof key === 'string' && createPrivateKey(key).type === 'private'
  } catch {
    // What OpenSSL says of it is of no use to an operator.
    return false
  }
}

/** @param {unknown} error */
const codeOf = (error) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown error'
