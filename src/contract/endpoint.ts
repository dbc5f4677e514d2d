import type { StaffRole } from '@/domain/account/staffRoles'
import type { ApiErrorCode } from '@/domain/text/apiError'
import type { ObjectSchema, Schema } from './schema'

/**
 * Every call has its own bucket per minute and address: `session`, because each open page calls once a minute, which must
 * not use up what an order needs; `auth`: calls that try a password or send an email; `moderation`: calls that try the
 * moderators' token; `staff`: calls of the desk; `heavy`: what costs the server far more than an ordinary call;
 * `names`: calls that our server passes on to the operator's Ethereum node.
 */
export type RateLimitClass =
  | 'read'
  | 'write'
  | 'session'
  | 'reports'
  | 'vitals'
  | 'auth'
  | 'moderation'
  | 'staff'
  | 'heavy'
  | 'names'

/** `customer` and `moderator` need a valid bearer. `optional`: anybody, and a signed-in customer as themselves; a
 * bearer that is no longer valid is refused, so that the client renews it. `anyBearer`: an expired one will do.
 * `staff`: a customer whom DESK_STAFF names, with a second factor; what writes needs a fresh confirmation too. */
export type Authentication = 'customer' | 'moderator' | 'optional' | 'anyBearer' | 'staff'

/** Of a call of the desk. */
type StaffAccess = {
  /** Null where every member of staff may call. */
  role: StaffRole | null
  /** The name under which the call is recorded in the audit log before it is carried out; null: it is not. */
  audit: string | null
}

/** `core`: no exchange without it. `account`: of customers who sign in. `optional`: of one feature, which is hidden where
 * the call is missing. */
export type Tier = 'core' | 'account' | 'optional'

export type Header = {
  description: string
  required: boolean
  /** Checked before anything else of the request, and refused in these words. */
  check?: { pattern: RegExp; error: string }
}

/**
 * One call of the API, written once: the client's call, the server's route and the OpenAPI document are derived from it.
 * Schemas are zod/mini, because the browser loads them too. Hono, ts-rest and oRPC were measured for this (README).
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH'
  /** Named parts in braces: `/api/v4/markets/{symbol}/history`. */
  path: string
  /** The same call under another version. */
  alias?: string
  limit: RateLimitClass
  /**
   * A large result that is the same for everybody: cached compressed for so many seconds. A variant that is not cached
   * counts as `heavy` too; a browser of this site only ever requests two, so that visitors behind one address are not
   * refused.
   */
  sharedSeconds?: number
  /** Left out: open to all, and a bearer is not checked. */
  auth?: Authentication
  /** With `auth: 'staff'`, and only then. */
  staff?: StaffAccess
  headers?: Readonly<Record<string, Header>>
  query?: ObjectSchema
  /** Names of the query that cannot be left out, although the schema fills them in to refuse all of them at once. */
  needed?: readonly string[]
  body?: ObjectSchema
  result: Schema
  bare?: boolean
  /** Left out: see contract/tier.ts. */
  tier?: Tier
  statuses?: readonly number[]
  /** Codes by status, beside those of every call of its kind. */
  errors?: Readonly<Record<number, readonly ApiErrorCode[]>>
  tag: string
  summary: string
  description?: string
}

export type Endpoints = Readonly<Record<string, Endpoint>>

/** The names in braces of a path. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never
