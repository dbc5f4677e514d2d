import type { Endpoint } from '@/contract/endpoint'
import type { ApiRequest } from '@/server/kernel/ApiRequest'
import { validate } from '@/server/kernel/validationError'

/** A GET as the dispatcher hands it to a handler; handlers of these calls read nothing but the query and the path. */
export const getRequest = <E extends Endpoint>(
  endpoint: E,
  query: Record<string, string> = {},
  params: Record<string, string> = {},
) =>
  ({
    method: 'GET',
    path: endpoint.path,
    params,
    query: endpoint.query ? validate(endpoint.query, query) : query,
    headers: {},
    body: undefined,
    signedIn: null,
    ip: '127.0.0.1',
    traceId: 'test',
  }) as ApiRequest<E>
