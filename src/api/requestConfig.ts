import type { AxiosRequestConfig } from 'axios'
import type * as z from 'zod/mini'
import type { Endpoint, PathParameter } from '@/contract/endpoint'
import type { Schema } from '@/contract/schema'
import { ApiFailure } from '@/domain/text/failure'
import type { RequestConfig } from './transport'

type QueryOf<S extends Schema> = {
  [Name in keyof z.input<S>]:
    | z.input<S>[Name]
    | Extract<z.output<S>[Name & keyof z.output<S>], number | boolean>
}

type Part<Name extends string, Value> = { [N in Name]: Value }
type Params<Path extends string> = [PathParameter<Path>] extends [never]
  ? unknown
  : Part<'params', Record<PathParameter<Path>, string>>

export type RequestOf<E extends Endpoint> = Params<E['path']> &
  (E extends { query: infer S extends Schema } ? Part<'query', QueryOf<S>> : unknown) &
  (E extends { body: infer S extends Schema } ? Part<'body', z.input<S>> : unknown) & {
    headers?: Record<string, string>
    signal?: AbortSignal
    isUnsigned?: true
    asVisitor?: true
  }

type AnyRequest = {
  params?: Record<string, string>
  query?: object
  body?: object
  headers?: Record<string, string>
  signal?: AbortSignal
  isUnsigned?: true
  asVisitor?: true
}

export function requestConfig<E extends Endpoint>({ method, path }: E, request: RequestOf<E>): RequestConfig {
  const { params = {}, query, body, ...rest }: AnyRequest = request
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => segmentOf(params[name] ?? ''))
  return { ...rest, method, url, params: query, data: body, route: path }
}

/** A segment of dots alone would lead to another call. @throws ApiFailure */
function segmentOf(value: string): string {
  if (/^\.*$/.test(value)) throw new ApiFailure({ kind: 'broken' })
  return encodeURIComponent(value)
}

/** For calls that are neither signed nor repeated: the token refresh and repetitions. */
export const unsigned = (config: AxiosRequestConfig): AxiosRequestConfig =>
  ({ ...config, isUnsigned: true }) as AxiosRequestConfig

export const isUnsigned = (config: AxiosRequestConfig) => 'isUnsigned' in config
