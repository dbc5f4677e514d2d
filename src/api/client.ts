import axios, { type InternalAxiosRequestConfig, isAxiosError } from 'axios'
import { accessToken } from '@/browser/storage/tokens'
import * as timings from '@/config/timings'
import { ApiFailure, type Failure, noResponse } from '@/domain/text/failure'
import { ipSource } from './ipSource'
import { isUnsigned, unsigned } from './requestConfig'
import { failedResponse, readResult } from './response'
import { renewedToken } from './tokenRefresh'
import type { Transport } from './transport'

/** Calls the site's own origin in the browser; `wireBackEnd` points it elsewhere on the server. */
export const client = axios.create({ timeout: timings.apiTimeout })
client.interceptors.request.use(addIpSource)
client.interceptors.request.use(sign)
client.interceptors.response.use(undefined, repeat)

export const request: Transport = async (config, read) =>
  readResult(await client.request<unknown>(config).then((response) => response.data, rethrow), read)

function rethrow(error: unknown): never {
  if (axios.isCancel(error)) throw error
  throw new ApiFailure(failureFrom(error))
}

function failureFrom(error: unknown): Failure {
  if (!isAxiosError(error)) return { kind: 'broken' }
  const { response, code } = error
  if (!response) return noResponse(code === 'ECONNABORTED' || code === 'ETIMEDOUT')
  return failedResponse(response.status, response.headers['retry-after'], response.data)
}

const BEARER = 'Bearer '

/** Unsigned calls are never repeated, so nothing loops. The server and the list worker have no token. */
function sign(config: InternalAxiosRequestConfig) {
  const token = isUnsigned(config) ? null : accessToken()
  if (token) config.headers.set('authorization', BEARER + token)
  return config
}

/** Once, with the renewed token or, when there is none, without authorization (R29). */
async function repeat(error: unknown) {
  const { config, response } = isAxiosError(error) ? error : {}
  const sent = config?.headers.get('authorization')
  if (!config || response?.status !== 401 || typeof sent !== 'string' || isUnsigned(config)) throw error
  const token = await renewedToken(client, sent.slice(BEARER.length))
  if (token) config.headers.set('authorization', BEARER + token)
  else config.headers.delete('authorization')
  return client.request(unsigned(config))
}

function addIpSource(config: InternalAxiosRequestConfig) {
  config.headers.set(ipSource())
  return config
}
