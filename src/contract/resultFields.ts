/** Read leniently: another back end of this family may leave some out; the OpenAPI document shows what ours sends. */
import * as z from 'zod/mini'
import { documented, named } from './schema'

const DECIMAL = /^-?\d+(\.\d+)?$/

/** A decimal string. Anything else is refused, because arithmetic with it would throw while a page renders. */
export const amount = named(
  'Amount',
  documented(z.string().check(z.regex(DECIMAL)), {
    pattern: DECIMAL.source,
    description: 'A decimal number with a point, never in powers of ten.',
  }),
)

export const instant = named(
  'Instant',
  documented(z.string(), { format: 'date-time', description: 'ISO 8601 in UTC.' }),
)

export const nullable = <S extends z.ZodMiniType>(schema: S) => z.catch(z.nullable(schema), null)
export const nullableText = nullable(z.string())

export const integer = documented(z.number(), { type: 'integer' })

export const nothing = named(
  'Nothing',
  z.pipe(
    z.transform(() => ({})),
    z.object({}),
  ),
)

export const rowsOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ result: z.array(row), offset: integer, limit: integer, totalCount: integer })

export type Rows<Row> = { result: Row[]; offset: number; limit: number; totalCount: number }
