// @ts-check
import { shaped, valueType } from './valueTypes.js'

/** @param {string} value */
const urlOf = (value) => (URL.canParse(value) ? new URL(value) : null)

/** @param {URL} url */
const isBare = (url) =>
  /^\/+$/.test(url.pathname) &&
  !url.search &&
  !url.hash &&
  !url.username &&
  !url.password &&
  url.hostname !== '' &&
  !url.hostname.includes('*')

/** @param {URL} url this machine itself may be reached without encryption */
const isLocal = ({ hostname }) => hostname === '127.0.0.1' || hostname === 'localhost'

export const webOrigin = valueType(
  'an address like https://exchange.example.com, without a path, password or query',
  '',
  (value) => {
    const url = urlOf(value)
    return url && /^https?:$/.test(url.protocol) && isBare(url) ? url.origin : undefined
  },
)

/** @param {string} value @returns {string | undefined} */
function safeOriginIn(value) {
  const url = urlOf(value)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url))
  return url && isSafe && isBare(url) ? url.origin : undefined
}

/** Scripts come from there or keys go there, so it has to be encrypted. */
export const safeOrigin = valueType(
  'an https origin like https://host.example, without a path',
  '',
  safeOriginIn,
)

/** @type {import('./valueTypes.js').ValueType<string[]>} */
export const safeOrigins = valueType(
  'https origins like https://host.example, separated by commas',
  [],
  (value) => {
    const given = value.split(',').map((one) => one.trim())
    const origins = given.filter(Boolean).map(safeOriginIn)
    const known = origins.filter((origin) => origin !== undefined)
    return known.length === origins.length ? known : undefined
  },
)

/** @param {string} value */
const isHttps = (value) => urlOf(value)?.protocol === 'https:'

export const httpsAddress = valueType('an https address', '', (value) => (isHttps(value) ? value : undefined))

/** It becomes a link of ours, so it must not run scripts, nor leave the site as `//host` would. */
export const linkTarget = valueType('an https address or a path of this site', '', (value) =>
  /^\/(?![/\\])/.test(value) || isHttps(value) ? value : undefined,
)

export const picture = valueType(
  'an https address, a path of this site or a data:image address',
  '',
  (value) => {
    if (/^data:image\/|^\/(?![/\\])/.test(value)) return value
    const url = urlOf(value.replace(/^\/\//, 'https://'))
    return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url)) ? value : undefined
  },
)

const EMAIL = /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$/
export const email = shaped(EMAIL, 'an email address')

export const sender = valueType(
  'an email address, or a name with one: Halyard <mail@example.com>',
  '',
  (value) => {
    const address = /^[^<>"]*<([^<>]+)>$/.exec(value)?.[1] ?? value
    return EMAIL.test(address) ? value : undefined
  },
)

export const sentryDsn = valueType('a DSN like https://key@host/project', '', (value) => {
  const url = urlOf(value)
  const isComplete = url && /^https?:$/.test(url.protocol) && url.username && /^\/.*\d+$/.test(url.pathname)
  return isComplete && (url.protocol === 'https:' || isLocal(url)) ? value : undefined
})

/** A collector mostly stands on a private network, where calls are not encrypted. */
export const telemetryAddress = valueType(
  'an address like http://collector:4318, without a password, a query or /v1/traces, which is added to it',
  '',
  (value) => {
    const url = urlOf(value)
    const isPlain = url && !url.username && !url.password && !url.search && !url.hash
    const isBase = isPlain && !/\/v1\/traces\/*$/.test(url.pathname)
    return isBase && /^https?:$/.test(url.protocol) ? value : undefined
  },
)

export const socketAddress = valueType('an address that begins with wss://', '', (value) => {
  const url = urlOf(value)
  return url?.protocol === 'wss:' || (url?.protocol === 'ws:' && isLocal(url)) ? value : undefined
})

/** A raw `#`, `/` or `?` in a password cuts it short. @param {readonly string[]} schemes @param {string} example */
export const connection = (schemes, example) =>
  valueType(
    `an address like ${schemes.map((scheme) => `${scheme}://`).join(' or ')}${example}; a # in the password is written as %23`,
    '',
    (value) => {
      const url = urlOf(value)
      const isOurs = url && schemes.includes(url.protocol.slice(0, -1))
      // libpq's way to name a socket: no host, and ?host=/path.
      const hasHost = url?.hostname || url?.searchParams.get('host')
      const hasPlace = !url?.protocol.startsWith('redis') || /^\/?\d*$/.test(url.pathname)
      return isOurs && hasHost && hasPlace && !url.hash && isWritten(value) && isUsable(url)
        ? value
        : undefined
    },
  )

/** What `pg` takes for no encryption at all where it does not know the word. */
const SSL_MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']

/** One host and port, with escapes that can be undone. @param {URL} url */
function isUsable({ hostname, port, username, password, pathname, searchParams }) {
  const mode = searchParams.get('sslmode')
  const isEscaped = [username, password, pathname].every((part) => !/%(?![\da-f]{2})/i.test(part))
  return isEscaped && !hostname.includes(',') && port !== '0' && (mode === null || SSL_MODES.includes(mode))
}

/** The browser's way of reading addresses mends spaces; the clients of databases do not. @param {string} value */
const isWritten = (value) => !/[\s"'<>`\\]/.test(value)
