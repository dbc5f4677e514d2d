// @ts-check
/**
 * Verifies a signed receipt of a Halyard site, without dependencies (Node.js 20 or newer):
 *
 *   node verify-receipt.mjs receipt.json https://the-site.example
 *   node verify-receipt.mjs receipt.json keys.json
 *
 * The second argument is the site that you exchanged at, or a file that you saved of its
 * /.well-known/halyard-receipt-keys.json. Never take it from the receipt: whoever forges one names a site of their own.
 * What is signed is the UTF-8 text of the receipt without `signature`, as canonical JSON (RFC 8785): members sorted by
 * name, no blanks. The signature is Ed25519 (RFC 8032) in base64url.
 *
 * Exit code 0: valid; 1: not valid; 2: it could not be verified.
 */
import { createPublicKey, verify } from 'node:crypto'
import { readFile } from 'node:fs/promises'

const MAX_DEPTH = 16
/** Strings, those that name a member with their colon, and what opens and closes. */
const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g

/**
 * Of a name that stands twice in one object JSON.parse takes the last value and whoever reads the file may take the first;
 * `__proto__` is a member to some programs and to others none.
 * @param {string} text @returns {string | null} what is wrong
 */
function faultOfText(text) {
  /** @type {(Set<string> | null)[]} */
  const open = []
  for (const [token, written, colon] of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : null)
    if (token === '}' || token === ']') open.pop()
    if (open.length > MAX_DEPTH) return 'it is nested too deep'
    if (written === undefined || colon === undefined) continue
    const name = JSON.parse(written)
    const names = open.at(-1)
    if (name === '__proto__') return 'it has a member __proto__'
    if (names?.has(name)) return `it names ${written} twice`
    names?.add(name)
  }
  return null
}

/** @param {unknown} value @returns {string} */
function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`
}

/** @param {string} path @returns {Promise<string>} */
const textIn = (path) =>
  readFile(path, 'utf8').catch((/** @type {NodeJS.ErrnoException} */ error) => {
    throw new Error(`${path} is no file that can be read (${error.code})`)
  })

/** @param {string} text @param {string} path @returns {any} an object */
function jsonIn(text, path) {
  /** @type {unknown} */
  let value = null
  try {
    value = JSON.parse(text)
  } catch {
    // Said below.
  }
  if (typeof value !== 'object' || value === null)
    throw new Error(`${path} is no JSON of a receipt or of keys`)
  return value
}

/** @param {string} source @returns {Promise<{ keys: { kid: string, kty: string, crv: string, x: string }[] }>} */
async function readKeys(source) {
  if (!/^https?:\/\//.test(source)) return jsonIn(await textIn(source), source)
  const response = await fetch(new URL('/.well-known/halyard-receipt-keys.json', source), {
    redirect: 'error',
  })
  if (!response.ok) throw new Error(`the keys of ${source}: ${response.status}`)
  return response.json()
}

/** @param {Record<string, unknown>} receipt @param {string} source @returns {Promise<string | null>} what is wrong */
async function faultOf({ signature, ...signed }, source) {
  if (signed.type !== 'halyard-receipt' || signed.algorithm !== 'Ed25519') return 'this is no signed receipt'
  if (/^https?:/.test(source) && new URL(String(signed.site)).origin !== new URL(source).origin)
    return `it says that ${String(signed.site)} issued it`
  const { keys } = await readKeys(source)
  const jwk = keys.find(({ kid }) => kid === signed.keyId)
  if (!jwk) return 'the site has no such key'
  const bytes = Buffer.from(String(signature), 'base64url')
  if (bytes.toString('base64url') !== signature) return 'its signature is not base64url'
  const key = createPublicKey({ key: { kty: jwk.kty, crv: jwk.crv, x: jwk.x }, format: 'jwk' })
  return verify(null, Buffer.from(canonicalJson(signed)), key, bytes) ? null : 'its signature does not fit it'
}

const USAGE = 'usage: node verify-receipt.mjs receipt.json (https://the-site.example | keys.json)'
const [file, source, ...more] = process.argv.slice(2)
if (file === '--help' || file === '-h') {
  console.log(USAGE)
  process.exit(0)
}
if (!file || !source || more.length > 0 || [file, source].some((one) => one.startsWith('-'))) {
  console.error(USAGE)
  process.exit(2)
}
try {
  const text = await textIn(file)
  const answer = jsonIn(text, file)
  // As the API answers it, or the receipt alone.
  const receipt = answer.type === undefined && answer.result ? answer.result : answer
  const fault = faultOfText(text) ?? (await faultOf(receipt, source))
  console.log(
    fault === null
      ? `valid: exchange ${receipt.exchange.id}, ${receipt.sandbox ? 'SANDBOX, ' : ''}issued ${receipt.issuedAt}`
      : `NOT valid: ${fault}`,
  )
  process.exitCode = fault === null ? 0 : 1
} catch (error) {
  console.error(`cannot be verified: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 2
}
