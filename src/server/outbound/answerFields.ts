/** Of providers' answers. `callProvider` has left numbers as texts, so that each field may be a number or a text. */
import Big from 'big.js'
import * as z from 'zod/mini'

/** The longest is an invoice; memos, hashes and ids are shorter. */
const LONGEST_TEXT = 2048
/** NUL and its like, halves of characters, and what turns or hides the text beside it. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u

/** Whether it may be stored and shown. */
export const isPlainText = (value: string): boolean =>
  value.length <= LONGEST_TEXT && !UNPRINTABLE.test(value)

/** The only reader of what is stored or shown: ids, addresses, hashes, memos, words. */
export const text = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => value.trim()),
    z.string().check(z.refine(isPlainText)),
  ),
)

/** What a program writes that prints a value it does not have. */
const PRINTED_NOTHING = /^(?:undefined|null|nil|<nil>|None|NaN|\[object \w+\])$/
export const isPrintedNothing = (value: string): boolean => PRINTED_NOTHING.test(value.trim())

export const requiredText = text.check(
  z.minLength(1),
  z.refine((value) => !isPrintedNothing(value)),
)

/** Absent, empty and null are none, and nothing else: a memo or tag `0` is one. */
export const optionalText = z.pipe(
  z.nullish(text),
  z.transform((value) => (value === undefined || value === '' ? null : value)),
)

/** Of ids, hashes and keys that an answer may lack. */
export const optionalId = z.pipe(
  optionalText,
  z.transform((value) => (value === null || isPrintedNothing(value) ? null : value)),
)

/** Of what only colours a state, and must not hide the rest of it. */
export const reportedText = z.catch(optionalId, null)

const DECIMAL = /^(?:\d{1,80}(?:\.\d{0,80})?|\.\d{1,80})(?:[eE][+-]?\d{1,3})?$/

/** NaN, a sign and an endless exponent are refused. */
export const decimal = z.pipe(
  text.check(z.regex(DECIMAL)),
  z.transform((value) => new Big(value.replace(/^\./, '0.').replace(/\.(?=$|e)/i, '')).toFixed()),
)

/** Empty and null are none; `0` is an amount. */
export const optionalDecimal = z.pipe(
  z.nullish(z.union([decimal, z.literal('')])),
  z.transform((amount) => amount || null),
)

/** A wrong amount is unknown, and hides nothing else of the order. */
export const reportedDecimal = z.catch(optionalDecimal, null)

/** `8`, `8.0` and `8e0`. */
export const wholeNumber = z.pipe(decimal, z.string().check(z.regex(/^\d{1,9}$/)))

/** Decimal places of a coin. */
export const places = z.pipe(decimal, z.string().check(z.regex(/^\d{1,2}$/)))

const ISO = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)?(Z|[+-]\d\d:?\d\d)?$/i
const [SECONDS, MILLISECONDS] = [/^\d{10}$/, /^\d{13}$/]

/** ISO 8601, in UTC where it names no zone, or seconds or milliseconds since 1970; to milliseconds, or null. */
function timeOf(value: string): number | null {
  const number = decimal.safeParse(value).data ?? ''
  const [whole = ''] = number.split('.')
  if (SECONDS.test(whole)) return Math.floor(Number(number) * 1000)
  if (MILLISECONDS.test(whole)) return Number(whole)
  const written = ISO.exec(value)
  if (!written) return null
  const [, zone] = written
  const iso = value.replace(' ', 'T')
  const parsed = Date.parse(zone === undefined && iso.includes('T') ? `${iso}Z` : iso)
  return Number.isNaN(parsed) ? null : parsed
}

export const time = z.pipe(
  text.check(z.refine((value) => timeOf(value) !== null)),
  z.transform((value) => timeOf(value) ?? Number.NaN),
)

const optionalTime = z.pipe(
  z.nullish(z.union([time, z.literal('')])),
  z.transform((at) => (typeof at === 'number' ? at : null)),
)

/** A date that is none must not make an outcome unknown. */
export const reportedTime = z.catch(optionalTime, null)

const FLAGS = new Map<string, boolean>([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])
const flagOf = (value: unknown) =>
  typeof value === 'boolean' || typeof value === 'string'
    ? FLAGS.get(String(value).trim().toLowerCase())
    : undefined

export const flag = z.pipe(
  z.unknown().check(z.refine((value) => flagOf(value) !== undefined)),
  z.transform((value) => flagOf(value) === true),
)

/** Null and absent are unknown. */
export const optionalFlag = z.pipe(
  z.nullish(flag),
  z.transform((value) => value ?? null),
)

/** One bad row does not take the others with it. */
export const readableRows = <Row extends z.ZodMiniType>(row: Row) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows) =>
      rows.flatMap((one): z.output<Row>[] => {
        const read = row.safeParse(one)
        return read.success ? [read.data] : []
      }),
    ),
  )
