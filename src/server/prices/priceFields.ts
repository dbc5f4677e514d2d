/** `callProvider` has left numbers as texts. */
import Big from 'big.js'
import * as z from 'zod/mini'
import { decimal, reportedDecimal } from '@/server/outbound/answerFields'

export const price = decimal.check(z.refine((text) => new Big(text).gt(0)))

/** Zero stands for what a source does not know. */
export const reportedSize = z.pipe(
  reportedDecimal,
  z.transform((size) => (size === null || new Big(size).eq(0) ? null : size)),
)

/** Two decimals; what is no number is null. */
export const percent = z.catch(
  z.nullable(
    z.pipe(
      z.string().check(z.regex(/^-?\d{1,9}(?:\.\d+)?(?:[eE]-\d{1,3})?$/)),
      z.transform((text) => withoutMinusZero(new Big(text).toFixed(2))),
    ),
  ),
  null,
)

export const changeBetween = (before: string, now: string): string =>
  withoutMinusZero(new Big(now).div(before).minus(1).times(100).toFixed(2))

const withoutMinusZero = (text: string) => (text === '-0.00' ? '0.00' : text)

/** One wrong row takes no other coin off the site. */
export const rightRows = <Schema extends z.ZodMiniType>(
  rows: readonly unknown[],
  schema: Schema,
): z.output<Schema>[] =>
  rows.flatMap((row) => {
    const checked = schema.safeParse(row)
    return checked.success ? [checked.data] : []
  })
