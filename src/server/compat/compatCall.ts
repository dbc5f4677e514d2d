import type { WireResponse } from '@/server/kernel/ApiRequest'
import type { StoredCustomer, StoredPartner, StoredPartnerKey } from '@/server/database/schema'
import type { ApiErrorBody } from '@/domain/text/apiError'
import { CompatError } from '@/server/compat/CompatError'
import { refusalOf } from '@/server/compat/refusalOf'

export type ApiCall = {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  ip: string
  fault?: string | undefined
  readBody: () => Promise<string>
  isCounted?: true
}

/** The dispatcher of the API: its handlers, and so its rules, are the only ones. */
export type CallApi = (call: ApiCall) => Promise<WireResponse>

export type CompatRequest = {
  query: Record<string, string>
  body: unknown
  headers: Record<string, string>
  ip: string
  /** Null where the call needs none. */
  caller: { key: StoredPartnerKey; partner: StoredPartner; customer: StoredCustomer } | null
  callApi: CallApi
}

/** Calls of the API are made as the partner: nothing else of the caller's proofs is passed on. */
const WITHHELD = new Set([
  'authorization',
  'cookie',
  'referer',
  'content-length',
  'x-operator-key',
  'x-partner-key',
])

const headersOf = ({ headers }: CompatRequest, added: Record<string, string>): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !WITHHELD.has(name))),
  ...added,
})

type Api = {
  method?: 'GET' | 'POST'
  path: string
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

/** @throws CompatError in the dialect's words, for whatever the API refuses */
export async function callOwnApi<Result>(
  request: CompatRequest,
  { method = 'GET', path, query = {}, body, headers = {} }: Api,
): Promise<Result> {
  const {
    status,
    headers: answered,
    body: text,
  } = await request.callApi({
    ...{ method, path, query, headers: headersOf(request, headers), ip: request.ip, isCounted: true },
    readBody: () => Promise.resolve(body === undefined ? '' : JSON.stringify(body)),
  })
  if (typeof text !== 'string') throw new CompatError(500, 'internal_error', 'Something went wrong.')
  const answer = JSON.parse(text) as { result: Result } & ApiErrorBody
  if (status >= 400) throw refusalOf(status, answer, answered['retry-after'])
  return answer.result
}
