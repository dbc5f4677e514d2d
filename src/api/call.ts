import * as z from 'zod/mini'
import type { Endpoint } from '@/contract/endpoint'
import { request } from './client'
import { requestConfig, type RequestOf } from './requestConfig'

/** Calls an endpoint of the contract and checks the result by its schema. Throws ApiFailure. */
export const call = <E extends Endpoint>(endpoint: E, input: RequestOf<E>): Promise<z.output<E['result']>> =>
  callAs(endpoint, input, (result) => z.parse(endpoint.result, result) as z.output<E['result']>)

/** The same with a reader of its own; what it throws is a broken answer. */
export const callAs = <E extends Endpoint, T>(
  endpoint: E,
  input: RequestOf<E>,
  read: (result: unknown, isSandbox: boolean) => T,
): Promise<T> => request(requestConfig(endpoint, input), read)

/** For calls that only do something: whatever comes back is fine. */
export const ignoreResult = () => undefined
