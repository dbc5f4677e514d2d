// @ts-check
import { isIP } from 'node:net'
import { z } from 'zod'

/** `schema` gets a text that is not empty; `empty` is an unset one's value. An error that begins with "must" is shown in place
 * of `expects`. @template T @typedef {{ expects: string, empty: T, schema: z.ZodType<T, string> }} ValueType */

/** @template T @param {string} expects completes "must be …" @param {T} empty
 * @param {z.ZodType<T, string>} schema @returns {ValueType<T>} */
export const valueType = (expects, empty, schema) => ({ expects, empty, schema })

/** @template T @param {string} expects @param {T} empty
 * @param {(text: string) => T | undefined} read undefined for what is not such a value @returns {ValueType<T>} */
export const parsed = (expects, empty, read) =>
  valueType(
    expects,
    empty,
    z.string().transform((text, context) => {
      const value = read(text)
      if (value !== undefined) return value
      context.addIssue('wrong')
      return z.NEVER
    }),
  )

/** @param {ValueType<string>} type @param {string} text */
export const accepts = ({ schema }, text) => schema.safeParse(text).success

/** Control characters, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u
const line = z.string().refine((value) => !UNSEEN.test(value))
export const text = valueType('text in one line, without control characters', '', line)

/** As the operating system reads it: a `~` at its beginning, or a drive of Windows, would be the name of a folder. */
export const path = valueType(
  'a path; ~ is not understood here, nor a drive of Windows',
  '',
  line.refine((value) => !value.startsWith('~') && !/^[a-z]:[\\/]/i.test(value)),
)

/** What visitors read as a name. @param {number} max characters */
export const nameOf = (max) =>
  valueType(
    `a name of at most ${max} characters, with a letter or a figure in it`,
    '',
    line.max(max).regex(/[\p{L}\p{N}]/u),
  )

/** @param {RegExp} shape @param {string} expects */
export const shaped = (shape, expects) => valueType(expects, '', z.string().regex(shape))

export const identifier = shaped(/^[^\s"'`<>\\]+$/, 'one word without spaces or quotation marks')

/** Without empty ones. @param {string} list */
export const partsOf = (list) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** @param {RegExp} shape @param {string} expects */
export const listOf = (shape, expects) =>
  valueType(
    expects,
    '',
    z.string().refine((value) => partsOf(value).every((part) => shape.test(part))),
  )

export const flag = valueType(
  '1 or 0 (true and false are understood too)',
  false,
  z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] }),
)

/** @param {RegExp} shape @param {number} min @param {number} max */
const numberIn = (shape, min, max) =>
  z.string().regex(shape).transform(Number).pipe(z.number().min(min).max(max))

/** @param {number} min @param {number} max */
export const integer = (min, max) =>
  valueType(`a whole number from ${min} to ${max}`, min, numberIn(/^\d{1,15}$/, min, max))

export const share = valueType('a number from 0 to 1', 0, numberIn(/^\d(\.\d{1,6})?$/, 0, 1))

/** @param {number} max */
export const seconds = (max) =>
  valueType(
    `a number of seconds from 0 to ${max}, without a unit`,
    0,
    numberIn(/^\d{1,9}(\.\d{1,6})?$/, 0, max),
  )

/** @template {string} T @param {readonly T[]} names @returns {ValueType<T | ''>} */
export const oneOf = (names) => {
  const expects = `one of ${names.join(', ')}`
  return parsed(
    expects,
    '',
    /** @returns {T | '' | undefined} */ (value) => names.find((name) => name === value),
  )
}

/** Characters; `openssl rand -hex 32` gives 64. */
const MIN_SECRET = 32
const PLACEHOLDER = /replace.?me|change.?me|example|placeholder|your.?(?:secret|token)/i

const secret = z
  .string()
  .min(MIN_SECRET, `must have at least ${MIN_SECRET} characters: openssl rand -hex 32`)
  .refine((value) => !PLACEHOLDER.test(value), 'must be a secret of your own: openssl rand -hex 32')

export const ownSecret = valueType(
  `${MIN_SECRET} or more random characters: openssl rand -hex 32`,
  '',
  secret,
)

/** One that callers send in a header. */
export const bearerSecret = valueType(
  ownSecret.expects,
  '',
  z
    .string()
    .regex(
      /^[\x21-\x7e]+$/,
      'must be of ASCII letters, figures and signs, without a space: openssl rand -hex 32',
    )
    .pipe(secret),
)

/** In lower case, as Node.js names them (RFC 9110 §5.1). */
export const headerName = valueType(
  'the name of a header such as CF-IPCountry',
  '',
  z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,60}$/i)
    .toLowerCase(),
)

/** `production` decides whether search engines may come in, so a name that was meant for it is not another name. */
const MEANT_PRODUCTION = /^(prod|prd|live|produ.*|.*production.*)$/i
export const environmentName = valueType(
  'production, or another name such as staging',
  '',
  z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/)
    .refine((value) => value === 'production' || !MEANT_PRODUCTION.test(value)),
)

/** A date alone would mean midnight somewhere; the zone has to be said, and it is UTC. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/
/** `Date` reads 30 February as 2 March. @param {string} day */
const isDay = (day) => {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}
export const instant = valueType(
  'a moment in UTC like 2026-12-01T00:00:00Z',
  '',
  z
    .string()
    .regex(INSTANT)
    .refine((value) => isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))),
)

/** How many there are, or in which networks. @typedef {number | readonly string[]} TrustedProxies */
export const trustedProxies = valueType(
  'a number of proxies or a list of networks such as 10.0.0.0/8,fd00::/8',
  0,
  z.union([
    numberIn(/^\d{1,2}$/, 0, 99),
    z
      .string()
      .transform((value) => value.split(',').map((network) => network.trim()))
      .pipe(z.array(z.string().refine(isNetwork))),
  ]),
)

/** @param {string} network an address, or one like 203.0.113.0/24 */
export function isNetwork(network) {
  const [address = '', bits, ...rest] = network.split('/')
  const version = isIP(address)
  const length = version === 4 ? 32 : 128
  // With /0 every visitor would be a proxy and could name any address as their own.
  const hasBits = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= length)
  return version > 0 && hasBits && rest.length === 0
}
