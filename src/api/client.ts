import axios, { type AxiosRequestConfig, type InternalAxiosRequestConfig, isAxiosError } from 'axios'
import { accessToken } from '@/browser/storage/tokens'
import * as timings from '@/config/timings'
import type { ApiErrorBody } from '@/domain/text/apiError'
import { ApiFailure, type Failure } from '@/domain/text/failure'
import { namedEnvironment } from './environmentName'
import { isUnsigned, unsigned } from './requestConfig'
import { renewedToken } from './tokenRefresh'

/** Calls the site's own origin in the browser; `wireBackEnd` points it elsewhere on the server. */
export const client = axios.create({ timeout: timings.apiTimeout })
client.interceptors.request.use(addIpSource)
client.interceptors.request.use(sign)
client.interceptors.response.use(undefined, repeat)

/** As `request.ts` offers it. */
export async function request<T>(
  config: AxiosRequestConfig,
  read: (result: unknown, isSandbox: boolean) => T,
): Promise<T> {
  const body = await client.request<unknown>(config).then((response) => response.data, rethrow)
  try {
    return read(resultOf(body), isMarkedSandbox(body))
  } catch {
    throw new ApiFailure({ kind: 'broken' })
  }
}

const resultOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'result' in body ? body.result : body

const isMarkedSandbox = (body: unknown) =>
  typeof body === 'object' && body !== null && 'sandbox' in body && body.sandbox === true

function rethrow(error: unknown): never {
  if (axios.isCancel(error)) throw error
  throw new ApiFailure(failureFrom(error))
}

function failureFrom(error: unknown): Failure {
  if (!isAxiosError(error)) return { kind: 'broken' }
  const { response } = error
  if (!response) {
    // Node has a navigator too, in some versions, and it knows no such word.
    if (typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine)
      return { kind: 'offline' }
    return { kind: error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'unreachable' }
  }
  if (response.status === 429)
    return { kind: 'rateLimited', retryAfter: Number(response.headers['retry-after']) || 30 }
  if (response.status === NOT_IMPLEMENTED) return { kind: 'notOffered' }
  if (response.status < 500 && isErrorBody(response.data)) {
    return { kind: 'refused', status: response.status, body: response.data }
  }
  return { kind: MISSING.has(response.status) ? 'notOffered' : 'broken' }
}

const NOT_IMPLEMENTED = 501
/** Not found, or not with this method: without an error body of this API the call itself is missing. */
const MISSING = new Set([404, 405])

const isErrorBody = (body: unknown): body is ApiErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'

const BEARER = 'Bearer '

/** Unsigned calls are never repeated, so nothing loops. The server and the list worker have no token. */
function sign(config: InternalAxiosRequestConfig) {
  const token = isUnsigned(config) ? null : accessToken()
  if (token) config.headers.set('authorization', BEARER + token)
  return config
}

/** Once, with the renewed token or, when there is none, without authorization (specification §4). */
async function repeat(error: unknown) {
  const { config, response } = isAxiosError(error) ? error : {}
  const sent = config?.headers.get('authorization')
  if (!config || response?.status !== 401 || typeof sent !== 'string' || isUnsigned(config)) throw error
  const token = await renewedToken(client, sent.slice(BEARER.length))
  if (token) config.headers.set('authorization', BEARER + token)
  else config.headers.delete('authorization')
  return client.request(unsigned(config))
}

const isProduction = () =>
  process.env.NODE_ENV === 'production' && (namedEnvironment() ?? 'production') === 'production'

/** Outside production only: a random address per call (specification §7). */
function addIpSource(config: InternalAxiosRequestConfig) {
  if (!isProduction()) config.headers.set('x-qrator-ip-source', randomIp())
  return config
}

const randomIp = () => Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 254)).join('.')
