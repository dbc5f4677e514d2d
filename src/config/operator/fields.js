// @ts-check
import { isCountryCode } from '../environment/countryCode.js'
import { z } from 'zod'
import { LOCALES } from '../locales.js'

const MAX_TEXT = 400
const MAX_LINK = 2000

export const language = z.enum(LOCALES)
export const text = z.string().trim().min(1).max(MAX_TEXT)

export const localized = z.union([text, z.partialRecord(language, text)])

export const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour like "#ff6a3d", in quotation marks')

/** A path below OPERATOR_DIR. */
const fileName = z
  .string()
  .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, 'must be the path of a file below OPERATOR_DIR, such as logo.svg')
export const picture = fileName.describe('a file below OPERATOR_DIR')
export const fontFile = fileName.describe('a woff2 file below OPERATOR_DIR')

/** Everybody reads it, so it holds no password. @param {string} value */
function isHttps(value) {
  const url = URL.canParse(value) ? new URL(value) : null
  return url?.protocol === 'https:' && !url.username && !url.password
}
export const httpsAddress = z.string().max(MAX_LINK).refine(isHttps, 'must be an https address')

/** A page of the site without its language, or an https address. */
export const linkTarget = z
  .string()
  .max(MAX_LINK)
  .refine(
    (value) => /^\/(?![/\\])[^\s"'<>\\]*$/.test(value) || isHttps(value),
    'must be a page of the site like /fees or an https address',
  )

export const country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code such as US')
  .refine(isCountryCode, 'must be an ISO 3166 code in use, such as GB')

const DECIMAL = /^(0|[1-9]\d{0,11})(\.\d{1,18})?$/

/** YAML reads 0.5 as a number; here it is a decimal string (conventions, money). */
const DECIMAL_HINT = 'must be a decimal number from zero on, such as "0.5"'

export const decimal = z
  .union([z.string(), z.number()], { error: DECIMAL_HINT })
  .transform(String)
  .pipe(z.string().regex(DECIMAL, DECIMAL_HINT))

/** A basis point is the smallest step that providers take. */
const HUNDREDTHS = /^\d{1,2}(\.\d{1,2})?$/
const PERCENT_HINT = 'must be a percentage with at most two decimal places, such as "0.5"'

export const commissionPercent = z
  .union([z.string(), z.number()], { error: PERCENT_HINT })
  .transform(String)
  .pipe(z.string().regex(HUNDREDTHS, PERCENT_HINT))

// What is no number has been refused already.
export const percent = decimal.refine((value) => !(Number(value) >= 100), 'must be below 100')
