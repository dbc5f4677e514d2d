import { z } from 'zod'
import { ApiError } from '@/server/ApiError'
import { type FieldErrors, refusal } from '@/server/refusal'

/** PostgreSQL stores no NUL, and no field of ours has a use for the other control characters. Left out, it is empty. */
export const bodyText = z
  .string('Must be a text.')
  .trim()
  .regex(/^\P{Cc}*$/u, 'Must hold no control characters.')
  .nullish()
  .transform((value) => value ?? '')

/** Text of several lines. Control characters that came along with a paste are left out, never refused. */
export const bodyProse = z
  .string('Must be a text.')
  .nullish()
  .transform((value) =>
    (value ?? '')
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  )

export const bodyFlag = z.boolean('Must be true or false.').default(false)

/** Where a visitor came from. It is cut, never refused: it must not stand in the way of anything. */
export const bodyOrigin = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.replace(/\p{Cc}/gu, '').slice(0, 256) || null)

/** The body as the schema says, or a 400 that names every wrong field. Fields it does not name are ignored. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError(400, 'validation_failed', 'The body must be a JSON object.')
  }
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const fields: FieldErrors = {}
  for (const issue of read.error.issues) {
    fields[issue.path.join('.')] ??= { code: 'validation_failed', description: issue.message }
  }
  throw refusal(fields)
}
