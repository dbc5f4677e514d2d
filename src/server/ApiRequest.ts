import type * as z from 'zod/mini'
import type { Endpoint, PathParameter } from '@/contract/endpoint'
import type { Schema } from '@/contract/schema'
import type { SignedIn } from '@/server/accounts/requireCustomer'

type OutputOf<E, Part extends 'query' | 'body'> =
  E extends Record<Part, infer S extends Schema> ? z.output<S> : unknown

/** A request to the reference back end, over HTTP or in process, once the dispatcher has checked it by its contract. */
export type ApiRequest<E = Endpoint> = {
  method: string
  /** Without the query: `/api/v4/estimates`. */
  path: string
  params: E extends { path: infer Path extends string } ? Record<PathParameter<Path>, string> : unknown
  /** Names in lower case. */
  headers: Record<string, string>
  query: OutputOf<E, 'query'>
  body: OutputOf<E, 'body'>
  /** Whose request it is; null where anybody may call and nobody is signed in. */
  signedIn: E extends { auth: 'customer' }
    ? SignedIn
    : E extends { auth: 'optional' }
      ? SignedIn | null
      : unknown
  /** Address the call came from, for the rate limit; never logged. */
  ip: string
  traceId: string
}

type ResultOf<E> = E extends { result: infer S extends Schema } ? z.output<S> : unknown
type StatusOf<E> = Endpoint extends E
  ? number
  : E extends { statuses: readonly (infer Status)[] }
    ? Status
    : 200

/** `result` goes into the envelope `{ result, traceId, sandbox: true }`. */
export type ApiResponse<E = Endpoint> =
  | { result: ResultOf<E>; status?: StatusOf<E>; headers?: Record<string, string> }
  /** A large response that is built once and kept compressed; the caller gets the encoding it accepts. */
  | { encoded: Encoded; headers?: Record<string, string> }

export type Encoded = { br: Uint8Array; gzip: Uint8Array }

export type ApiHandler<E = Endpoint> = (request: ApiRequest<E>) => ApiResponse<E> | Promise<ApiResponse<E>>

/** What goes over the wire: JSON text, or a large response that is kept compressed. */
export type WireResponse = { status: number; headers: Record<string, string>; body: string | Encoded }
