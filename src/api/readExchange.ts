import * as z from 'zod/mini'
import { type Exchange, exchangeSchema } from '@/contract/exchanges'
import { ApiFailure } from '@/domain/text/failure'

/** @throws ApiFailure */
export function readExchange(result: unknown): Exchange {
  const read = z.safeParse(exchangeSchema, result)
  if (!read.success) throw new ApiFailure({ kind: 'broken' })
  return read.data
}
