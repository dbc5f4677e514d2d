import type * as z from 'zod/mini'
import type { Endpoint, PathParameter } from '@/contract/endpoint'
import type { Schema } from '@/contract/schema'
import type { SignedIn, Staff } from '@/server/kernel/SignedIn'

type OutputOf<E, Part extends 'query' | 'body'> =
  E extends Record<Part, infer S extends Schema> ? z.output<S> : unknown

export type ApiRequest<E = Endpoint> = {
  method: string
  path: string
  params: E extends { path: infer Path extends string } ? Record<PathParameter<Path>, string> : unknown
  headers: Record<string, string>
  query: OutputOf<E, 'query'>
  body: OutputOf<E, 'body'>
  signedIn: E extends { auth: 'customer' }
    ? SignedIn
    : E extends { auth: 'partner' }
      ? Pick<SignedIn, 'customer'>
      : // Null: the operator's key.
        E extends { auth: 'requester' }
        ? Pick<SignedIn, 'customer'> | null
        : E extends { auth: 'staff' }
          ? Staff
          : E extends { auth: 'optional' }
            ? SignedIn | null
            : unknown
  /** For the rate limit and screening; stored with LOG_CALLERS alone. */
  ip: string
  traceId: string
}

type ResultOf<E> = E extends { result: infer S extends Schema } ? z.output<S> : unknown
type StatusOf<E> = Endpoint extends E
  ? number
  : E extends { statuses: readonly (infer Status)[] }
    ? Status
    : 200

export type ApiResponse<E = Endpoint> =
  | { result: ResultOf<E>; status?: StatusOf<E>; headers?: Record<string, string> }
  | { encoded: Encoded; headers?: Record<string, string> }

export type Encoded = { br: Uint8Array; gzip: Uint8Array }

export type ApiHandler<E = Endpoint> = (request: ApiRequest<E>) => ApiResponse<E> | Promise<ApiResponse<E>>

export type WireResponse = { status: number; headers: Record<string, string>; body: string | Encoded }
