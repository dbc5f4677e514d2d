import * as z from 'zod/mini'

/** Without a total, which would cost a look at every row. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ result: z.array(row), hasMore: z.boolean() })
