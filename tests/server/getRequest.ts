import type { ApiRequest } from '@/server/ApiRequest'

/** A GET as the router hands it to a handler; handlers of these calls read nothing but the query. */
export const getRequest = (query: Record<string, string> = {}): ApiRequest => ({
  method: 'GET',
  path: '/',
  params: {},
  query,
  headers: {},
  body: undefined,
  ip: '127.0.0.1',
  traceId: 'test',
})
