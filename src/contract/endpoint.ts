import type { StaffRole } from '@/domain/account/staffRoles'
import type { ApiErrorCode } from '@/domain/text/apiError'
import type { ObjectSchema, Schema } from './schema'

/** A bucket per class, minute and address. `session`: each open page calls once a minute, which must not use up what an
 * order needs. `auth`: tries a password or sends an email. `moderation`: tries the moderators' token. `staff`: desk.
 * `heavy`: costs the server far more than others. `names`: passed on to the operator's Ethereum node. */
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

/** `optional`: anybody, but a bearer no longer valid is refused, so that the client renews it. `anyBearer`: an expired
 * one will do. `partner`: a customer, or a partner's key that may read. `requester`: these, or the operator's key. `staff`: DESK_STAFF, with a second factor; what writes needs a fresh confirmation too. */
export type Authentication =
  | 'customer'
  | 'moderator'
  | 'optional'
  | 'anyBearer'
  | 'partner'
  | 'requester'
  | 'staff'

type StaffAccess = {
  /** Null where every member of staff may call. */
  role: StaffRole | null
  /** The name under which the call is recorded in the audit log before it is carried out; null: it is not. */
  audit: string | null
}

/** `core`: no exchange without it. `account`: of customers who sign in. `optional`: hidden where a call is missing. */
export type Tier = 'core' | 'account' | 'optional'

export type Header = {
  description: string
  required: boolean
  /** Checked before anything else of the request, and refused in these words. */
  check?: { pattern: RegExp; error: string }
}

/** The client's call, the server's route and the OpenAPI document are derived from it. Schemas are zod/mini: browsers
 * load them too. Hono, ts-rest and oRPC were measured for this (docs/decisions/2026-11-22-own-api-contract.md). */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH'
  /** Named parts in braces: `/api/v4/markets/{symbol}/history`. */
  path: string
  alias?: string
  limit: RateLimitClass
  /** A large result that is the same for everybody, cached compressed. A variant that is not cached counts as `heavy`;
   * a browser of this site only requests two, so that visitors behind one address are not refused. */
  sharedSeconds?: number
  /** Left out: open to all, and a bearer is not checked. */
  auth?: Authentication
  staff?: StaffAccess
  headers?: Readonly<Record<string, Header>>
  query?: ObjectSchema
  /** Names of the query that cannot be left out, although the schema fills them in to refuse all of them at once. */
  needed?: readonly string[]
  body?: ObjectSchema
  result: Schema
  bare?: boolean
  tier?: Tier
  statuses?: readonly number[]
  /** Codes by status, beside those of every call of its kind. */
  errors?: Readonly<Record<number, readonly ApiErrorCode[]>>
  tag: string
  summary: string
  description?: string
}

export type Endpoints = Readonly<Record<string, Endpoint>>

export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never
