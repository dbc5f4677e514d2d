import type { z } from 'zod'
import type { ApiErrorCode } from '@/domain/apiError'

/** One call as it is described; schemas are those by which it reads, wherever it has some. */
export type Operation = {
  tag: string
  summary: string
  /** A whole thought more, where the summary cannot say it. */
  description?: string
  /** Who may ask; left out, everybody. `customer?`: everybody, and a signed-in customer as himself. */
  bearer?: 'customer' | 'customer?' | 'moderator'
  query?: z.ZodObject
  headers?: Record<string, { description: string; required: boolean }>
  body?: z.ZodType
  /** What stands in `result`, by status. */
  answers: Record<number, z.ZodType>
  /** The answer is the JSON itself, without the envelope. */
  bare?: boolean
  /** By status, beside those that every call of its kind may be refused with. */
  refusals?: Record<number, readonly ApiErrorCode[]>
}

/** By method and path: `GET /api/v3/pairs`. */
export type Operations = Record<string, Operation>

/** What a route of the table has to say of itself. */
export type DescribedRoute = { method: string; path: string }
