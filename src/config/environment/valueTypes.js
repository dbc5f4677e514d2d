// @ts-check
import { isIP } from 'node:net'

/** `read` gets a text that is not empty and throws a RangeError with what is expected; `empty` is an unset one's value.
 * @template T @typedef {{ expects: string, empty: T, read: (text: string) => T }} ValueType */

/** @template T @param {string} expects completes "must be …" @param {T} empty
 * @param {(text: string) => T | undefined} read undefined for what is not such a value @returns {ValueType<T>} */
export const valueType = (expects, empty, read) => ({
  expects,
  empty,
  read: (text) => {
    const value = read(text)
    if (value === undefined) throw new RangeError(`must be ${expects}`)
    return value
  },
})

/** Control characters, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u
export const text = valueType('text in one line, without control characters', '', (value) =>
  UNSEEN.test(value) ? undefined : value,
)

/** As the operating system reads it: a `~` at its beginning would be the name of a folder. */
export const path = valueType('a path; ~ is not understood here', '', (value) =>
  UNSEEN.test(value) || value.startsWith('~') ? undefined : value,
)

/** What visitors read as a name. @param {number} max characters */
export const nameOf = (max) =>
  valueType(`a name of at most ${max} characters, with a letter or a figure in it`, '', (value) =>
    /[\p{L}\p{N}]/u.test(value) && !UNSEEN.test(value) && value.length <= max ? value : undefined,
  )

export const identifier = valueType('one word without spaces or quotation marks', '', (value) =>
  /^[^\s"'`<>\\]+$/.test(value) ? value : undefined,
)

/** @param {RegExp} shape @param {string} expects */
export const shaped = (shape, expects) =>
  valueType(expects, '', (value) => (shape.test(value) ? value : undefined))

/** @param {RegExp} shape @param {string} expects */
export const listOf = (shape, expects) =>
  valueType(expects, '', (value) => {
    const parts = value.split(',').map((part) => part.trim())
    return parts.filter(Boolean).every((part) => shape.test(part)) ? value : undefined
  })

const FLAGS = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
])
export const flag = valueType('1 or 0 (true and false are understood too)', false, (value) =>
  FLAGS.get(value.toLowerCase()),
)

/** @param {number} min @param {number} max */
export const integer = (min, max) =>
  valueType(`a whole number from ${min} to ${max}`, min, (value) => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : NaN
    return number >= min && number <= max ? number : undefined
  })

export const share = valueType('a number from 0 to 1', 0, (value) => {
  const number = /^\d(\.\d{1,6})?$/.test(value) ? Number(value) : NaN
  return number <= 1 ? number : undefined
})

/** @param {number} max */
export const seconds = (max) =>
  valueType(`a number of seconds from 0 to ${max}, without a unit`, 0, (value) => {
    const number = /^\d{1,9}(\.\d{1,6})?$/.test(value) ? Number(value) : NaN
    return number <= max ? number : undefined
  })

/** @template {string} T @param {readonly T[]} names @returns {ValueType<T | ''>} */
export const oneOf = (names) =>
  valueType(
    `one of ${names.join(', ')}`,
    '',
    /** @returns {T | '' | undefined} */ (value) => names.find((name) => name === value),
  )

/** Characters; `openssl rand -hex 32` gives 64. */
const MIN_SECRET = 32
const PLACEHOLDER = /replace.?me|change.?me|example|placeholder|your.?(?:secret|token)/i

export const ownSecret = {
  ...text,
  expects: `${MIN_SECRET} or more random characters: openssl rand -hex 32`,
  /** @param {string} value */
  read: (value) => {
    if (value.length < MIN_SECRET)
      throw new RangeError(`must have at least ${MIN_SECRET} characters: openssl rand -hex 32`)
    if (PLACEHOLDER.test(value)) throw new RangeError('must be a secret of your own: openssl rand -hex 32')
    return value
  },
}

/** One that callers send in a header. */
export const bearerSecret = {
  ...ownSecret,
  /** @param {string} value */
  read: (value) => {
    if (!/^[\x21-\x7e]+$/.test(value))
      throw new RangeError(
        'must be of ASCII letters, figures and signs, without a space: openssl rand -hex 32',
      )
    return ownSecret.read(value)
  },
}

/** In lower case, as Node.js names them (RFC 9110 §5.1). */
export const headerName = valueType('the name of a header such as CF-IPCountry', '', (value) =>
  /^[a-z][a-z0-9-]{1,60}$/i.test(value) ? value.toLowerCase() : undefined,
)

/** `production` decides whether search engines may come in, so a name that was meant for it is not another name. */
const MEANT_PRODUCTION = /^(prod|prd|live|produ.*|.*production.*)$/i
export const environmentName = valueType('production, or another name such as staging', '', (value) => {
  const isName = /^[a-z][a-z0-9-]{0,30}$/.test(value)
  return value === 'production' || (isName && !MEANT_PRODUCTION.test(value)) ? value : undefined
})

/** A date alone would mean midnight somewhere; the zone has to be said, and it is UTC. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/
/** `Date` reads 30 February as 2 March. @param {string} day */
const isDay = (day) => {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}
export const instant = valueType('a moment in UTC like 2026-12-01T00:00:00Z', '', (value) =>
  INSTANT.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value)) ? value : undefined,
)

/** How many there are, or in which networks. @typedef {number | readonly string[]} TrustedProxies */
export const trustedProxies = valueType(
  'a number of proxies or a list of networks such as 10.0.0.0/8,fd00::/8',
  0,
  /** @returns {TrustedProxies | undefined} */ (value) => {
    if (/^\d{1,2}$/.test(value)) return Number(value)
    const networks = value.split(',').map((network) => network.trim())
    return networks.every(isNetwork) ? networks : undefined
  },
)

/** @param {string} network */
function isNetwork(network) {
  const [address = '', bits, ...rest] = network.split('/')
  const version = isIP(address)
  const length = version === 4 ? 32 : 128
  // With /0 every visitor would be a proxy and could name any address as their own.
  const hasBits = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= length)
  return version > 0 && hasBits && rest.length === 0
}
