/** Fields of providers' answers, whose numbers `callProvider` has left as texts. */
import Big from 'big.js'
import * as z from 'zod/mini'

const DECIMAL = /^\d+(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/

/** A decimal string in plain digits; NaN, a sign and an endless exponent are refused. */
export const decimal = z.pipe(
  z.string().check(z.regex(DECIMAL)),
  z.transform((text) => new Big(text).toFixed()),
)

/** An extra id; what providers write for none is null. */
export const extraId = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => (!text || text === '0' || text === 'null' ? null : text)),
)

/** A text, where an empty one is none. */
export const optionalText = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text || null),
)

/** A moment in ISO form, as milliseconds since 1970. */
export const time = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  z.transform((text) => Date.parse(text)),
)

/** An amount of an order that is read: one that is none is not known, and hides nothing else of the order. */
export const reportedDecimal = z.pipe(
  z.catch(z.nullish(decimal), null),
  z.transform((amount) => amount ?? null),
)

/** The rows of a list that can be read: one that cannot does not take the others with it. */
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

/** A decimal string, or null where there is none. */
export const optionalDecimal = z.pipe(
  z.nullish(decimal),
  z.transform((amount) => amount ?? null),
)
