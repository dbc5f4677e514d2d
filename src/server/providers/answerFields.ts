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

export const requiredText = text.check(z.minLength(1))

/** Absent, empty and null are none, and nothing else: a memo or tag `0` is one. */
export const optionalText = z.pipe(
  z.nullish(text),
  z.transform((value) => (value === undefined || value === '' ? null : value)),
)

/** Of what only colours a state, and must not hide the rest of it. */
export const reportedText = z.catch(optionalText, null)

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

export const wholeNumber = text.check(z.regex(/^\d{1,9}$/))

const ISO = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)?(Z|[+-]\d\d:?\d\d)?$/i
const [SECONDS, MILLISECONDS] = [/^\d{10}$/, /^\d{13}$/]

/** ISO 8601, in UTC where it names no zone, or seconds or milliseconds since 1970; to milliseconds, or null. */
function timeOf(value: string): number | null {
  if (SECONDS.test(value)) return Number(value) * 1000
  if (MILLISECONDS.test(value)) return Number(value)
  const [, zone] = ISO.exec(value) ?? [null]
  if (zone === null) return null
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

const FLAGS = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  ['1', true],
  [false, false],
  ['false', false],
  ['0', false],
])

export const flag = z.pipe(
  z.unknown().check(z.refine((value) => FLAGS.has(value))),
  z.transform((value) => FLAGS.get(value) === true),
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
