import { isAxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios'
import { accessToken } from '@/browser/storage/tokens'
import { isUnsigned, unsigned } from './requestConfig'
import { renewedToken } from './tokenRefresh'

const BEARER = 'Bearer '

/** Signs the calls of a client, and repeats one whose token was refused: once, with the renewed token or, when there
 * is none, without authorization (specification §4). Calls marked as unsigned get neither, so nothing loops. */
export function authorize(client: AxiosInstance) {
  client.interceptors.request.use(sign)
  client.interceptors.response.use(undefined, (error: unknown) => repeat(client, error))
}

/** There is no token on the server and in the list worker, which have no cookies. */
function sign(config: InternalAxiosRequestConfig) {
  const token = isUnsigned(config) ? null : accessToken()
  if (token) config.headers.set('authorization', BEARER + token)
  return config
}

async function repeat(client: AxiosInstance, error: unknown) {
  const { config, response } = isAxiosError(error) ? error : {}
  const sent = config?.headers.get('authorization')
  if (!config || response?.status !== 401 || typeof sent !== 'string' || isUnsigned(config)) throw error
  const token = await renewedToken(client, sent.slice(BEARER.length))
  if (token) config.headers.set('authorization', BEARER + token)
  else config.headers.delete('authorization')
  return client.request(unsigned(config))
}
