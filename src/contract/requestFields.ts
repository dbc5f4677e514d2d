import { OWNER_SECRET_HEADER } from '@/domain/exchange/ownerHeader'
import * as z from 'zod/mini'
import { normalEmail } from '@/domain/account/account'
import { PARTNER_KEY_HEADER } from '@/domain/partner/partnerKey'
import { OPERATOR_KEY_HEADER } from '@/domain/payment/operatorKey'
import type { Header } from './endpoint'
import { documented } from './schema'

const NO_CONTROLS = 'Must hold no control characters.'

/** PostgreSQL stores no NUL, and no field of ours has a use for the other control characters. */
const plainText = z.string('Must be a text.').check(z.trim(), z.regex(/^\P{Cc}*$/u, NO_CONTROLS))

/** Left out, it is empty. */
export const bodyText = z.pipe(
  z.nullish(plainText),
  z.transform((value) => value ?? ''),
)

/** Text of several lines. Control characters that came along with a paste are left out, never refused. */
export const bodyProse = z.pipe(
  z.nullish(z.string('Must be a text.')),
  z.transform((value) =>
    (value ?? '')
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  ),
)

export const bodyFlag = z._default(z.boolean('Must be true or false.'), false)

/** Where a visitor came from. It is cut, never refused: it must not stand in the way of anything. */
export const bodyOrigin = z.pipe(
  z.catch(z.nullish(z.string()), null),
  z.transform((value) => value?.replace(/\p{Cc}/gu, '').slice(0, 256) || null),
)

/** Never trimmed, and any character is allowed. */
export const bodyPassword = documented(z.string('Must be a text.'), { description: 'Any characters.' })

export const bodyEmail = z.pipe(
  documented(z.string('Must be a text.'), { maxLength: 254 }),
  z.transform(normalEmail),
)

/** A missing one is a link that is not valid, not a malformed request. */
export const bodyLinkToken = z.pipe(
  z.transform((value: string) => (value as string | null | undefined) ?? ''),
  documented(plainText, { description: 'From the link in an email.' }),
)

export const bodyNonce = z.pipe(
  z.nullish(z.string('Must be a text.').check(z.regex(/^[\w-]{43}$/, 'Must be 32 bytes in base64url.'))),
  z.transform((value) => value ?? null),
)

export const queryFlag = (fallback: boolean) =>
  z.pipe(
    z._default(z.enum(['true', 'false'], 'Must be true or false.'), fallback ? 'true' : 'false'),
    z.transform((text) => text === 'true'),
  )

const NOT_A_VERSION = 'Must be a whole number from 0.'

/** Of a body; refused with its bounds. */
export function wholeNumber(min: number, max: number) {
  const error = `Must be a whole number from ${min} to ${max}.`
  return z.int(error).check(z.minimum(min, error), z.maximum(max, error))
}

/** Counted up with each change, from 0. */
export const bodyVersion = z.int(NOT_A_VERSION).check(z.minimum(0, NOT_A_VERSION))

export function queryCount(max: number, fallback: number) {
  const error = `Must be a whole number from 1 to ${max}.`
  return z._default(
    z
      .pipe(z.string().check(z.regex(/^\d{1,9}$/, error)), z.transform(Number))
      .check(z.refine((count) => count >= 1 && count <= max, error)),
    fallback,
  )
}

export const queryOffset = z._default(
  z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'Must be a whole number.')), z.transform(Number)),
  0,
)

export const queryText = z._default(
  z.string().check(z.trim(), z.maxLength(128, 'At most 128 characters.'), z.regex(/^\P{Cc}*$/u, NO_CONTROLS)),
  '',
)

export const oneOf = (values: readonly string[]) => `Must be one of ${values.join(', ')}.`

export const idempotencyKey = {
  'idempotency-key': {
    description:
      '8 to 128 letters, digits, _ or -, at random; the same call under the same key is done once and answered alike.',
    required: true,
  },
} satisfies Record<string, Header>

export const ownerSecretHeader = {
  [OWNER_SECRET_HEADER]: {
    description: 'The `ownerSecret` that came with the creation. Never put it into an address.',
    required: false,
  },
} satisfies Record<string, Header>

export const partnerKeyHeader = {
  [PARTNER_KEY_HEADER]: {
    description:
      'A key of a partner, in place of the bearer; an order that is made with it counts for the partner.',
    required: false,
  },
} satisfies Record<string, Header>

export const operatorKeyHeader = {
  [OPERATOR_KEY_HEADER]: {
    description: 'The operator’s key, in place of the bearer: `PAYMENT_LINKS_KEY` of the settings.',
    required: false,
  },
} satisfies Record<string, Header>

export const siteLanguage = {
  'site-language': { description: 'One of the ten languages, for emails and messages.', required: false },
} satisfies Record<string, Header>
