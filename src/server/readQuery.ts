import { z } from 'zod'
import { refusal, type FieldErrors } from '@/server/refusal'

/** `true` or `false` in a query; anything else is refused. */
export const queryFlag = (fallback: boolean) =>
  z
    .enum(['true', 'false'], 'Must be true or false.')
    .default(fallback ? 'true' : 'false')
    .transform((text) => text === 'true')

/** A whole number in a query, between two bounds. */
export const queryCount = (most: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `Must be a whole number from 1 to ${most}.`)
    .transform(Number)
    .refine((count) => count >= 1 && count <= most, `Must be a whole number from 1 to ${most}.`)
    .default(fallback)

/** From which row on, counted from 0. */
export const queryOffset = z
  .string()
  .regex(/^\d{1,9}$/, 'Must be a whole number.')
  .transform(Number)
  .default(0)

/** A word or two to look for; PostgreSQL stores no NUL, so it can be asked for none. */
export const queryText = z
  .string()
  .trim()
  .max(128, 'At most 128 characters.')
  .regex(/^\P{Cc}*$/u, 'Must hold no control characters.')
  .default('')

/** The query as the schema says, or a 400 that names every wrong parameter. Parameters it does not name are ignored. */
export function readQuery<Schema extends z.ZodType>(
  schema: Schema,
  query: Record<string, string>,
): z.output<Schema> {
  const read = schema.safeParse(query)
  if (read.success) return read.data
  const fields: FieldErrors = {}
  for (const issue of read.error.issues) {
    fields[issue.path.join('.')] ??= { code: 'validation_failed', description: issue.message }
  }
  throw refusal(fields)
}
