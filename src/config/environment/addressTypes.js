// @ts-check
import { z } from 'zod'
import { partsOf, shaped, valueType } from './valueTypes.js'

/** @param {(url: URL, value: string) => unknown} isRight */
const address = (isRight) =>
  z.string().refine((value) => URL.canParse(value) && isRight(new URL(value), value))

/** @param {(url: URL) => unknown} isRight */
const origin = (isRight) =>
  address((url) => isRight(url) && isBare(url)).transform((value) => new URL(value).origin)

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

/** @param {URL} url */
const isSafe = (url) => url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url))

export const webOrigin = valueType(
  'an address like https://exchange.example.com, without a path, password or query',
  '',
  origin(({ protocol }) => /^https?:$/.test(protocol)),
)

/** Scripts come from there or keys go there, so it has to be encrypted. */
export const safeOrigin = valueType(
  'an https origin like https://host.example, without a path',
  '',
  origin(isSafe),
)

/** @type {import('./valueTypes.js').ValueType<string[]>} */
export const safeOrigins = valueType(
  'https origins like https://host.example, separated by commas',
  [],
  z.string().transform(partsOf).pipe(z.array(safeOrigin.schema)),
)

const https = address(({ protocol }) => protocol === 'https:')
const ownPath = z.string().regex(/^\/(?![/\\])/)

export const httpsAddress = valueType('an https address', '', https)

/** It becomes a link of ours, so it must not run scripts, nor leave the site as `//host` would. */
export const linkTarget = valueType('an https address or a path of this site', '', z.union([ownPath, https]))

export const picture = valueType(
  'an https address, a path of this site or a data:image address',
  '',
  z.union([
    z.string().startsWith('data:image/'),
    ownPath,
    z.string().refine((value) => address(isSafe).safeParse(value.replace(/^\/\//, 'https://')).success),
  ]),
)

const EMAIL = /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$/
export const email = shaped(EMAIL, 'an email address')

export const sender = valueType(
  'an email address, or a name with one: Halyard <mail@example.com>',
  '',
  z.string().refine((value) => EMAIL.test(/^[^<>"]*<([^<>]+)>$/.exec(value)?.[1] ?? value)),
)

export const sentryDsn = valueType(
  'a DSN like https://key@host/project',
  '',
  address((url) => isSafe(url) && url.username && /^\/.*\d+$/.test(url.pathname)),
)

/** A collector mostly stands on a private network, where calls are not encrypted. */
export const telemetryAddress = valueType(
  'an address like http://collector:4318, without a password, a query or /v1/traces, which is added to it',
  '',
  address(({ protocol, username, password, search, hash, pathname }) => {
    const isPlain = !username && !password && !search && !hash
    return isPlain && !/\/v1\/traces\/*$/.test(pathname) && /^https?:$/.test(protocol)
  }),
)

export const socketAddress = valueType(
  'an address that begins with wss://',
  '',
  address((url) => url.protocol === 'wss:' || (url.protocol === 'ws:' && isLocal(url))),
)

/** A raw `#`, `/` or `?` in a password cuts it short. @param {readonly string[]} schemes @param {string} example */
export const connection = (schemes, example) =>
  valueType(
    `an address like ${schemes.map((scheme) => `${scheme}://`).join(' or ')}${example}; a # in the password is written as %23`,
    '',
    address((url, value) => {
      const isOurs = schemes.includes(url.protocol.slice(0, -1))
      // libpq's way to name a socket: no host, and ?host=/path.
      const hasHost = url.hostname || url.searchParams.get('host')
      const hasPlace = !url.protocol.startsWith('redis') || /^\/?\d*$/.test(url.pathname)
      return isOurs && hasHost && hasPlace && !url.hash && isWritten(value) && isUsable(url)
    }),
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
