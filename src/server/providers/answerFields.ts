/** `callProvider` has left numbers as texts. */
import Big from 'big.js'
import * as z from 'zod/mini'

const DECIMAL = /^\d+(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/

/** NaN, a sign and an endless exponent are refused. */
export const decimal = z.pipe(
  z.string().check(z.regex(DECIMAL)),
  z.transform((text) => new Big(text).toFixed()),
)

/** What providers write for none becomes null. */
export const extraId = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => (!text || text === '0' || text === 'null' ? null : text)),
)

export const optionalText = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text || null),
)

/** ISO to milliseconds since 1970. */
export const time = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  z.transform((text) => Date.parse(text)),
)

/** A wrong amount is unknown, and hides nothing else of the order. */
export const reportedDecimal = z.pipe(
  z.catch(z.nullish(decimal), null),
  z.transform((amount) => amount ?? null),
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

export const optionalDecimal = z.pipe(
  z.nullish(decimal),
  z.transform((amount) => amount ?? null),
)
