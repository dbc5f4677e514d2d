import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { client, request as requestOverHttp } from '@/api/client'
import { nameEnvironment } from '@/api/environmentName'
import type { BackEndResponse } from '@/api/pageServices'
import { request, setTransport } from '@/api/request'
import { failedResponse, readResult } from '@/api/response'
import type { RequestConfig, Transport } from '@/api/transport'
import { env } from '@/config/env'
import { ApiFailure, isApiFailure } from '@/domain/text/failure'
import type { dispatch } from '@/server/entry/dispatch'
import { measuredAdapter } from './measuredAdapter'

const unzip = promisify(gunzip)

export type Dispatch = typeof dispatch

/** Null where API_ORIGIN names the operator's back end; the embedded one is then never loaded. */
export async function connectBackEnd(): Promise<Dispatch | null> {
  nameEnvironment(env.environment)
  if (env.apiOrigin) {
    client.defaults.baseURL = env.apiOrigin
    client.defaults.adapter = measuredAdapter
    setTransport(requestOverHttp)
    return null
  }
  const [{ dispatch }, { IN_PROCESS }] = await Promise.all([
    import('@/server/entry/dispatch'),
    import('@/server/kernel/limits'),
  ])
  setTransport(inProcess(dispatch, IN_PROCESS))
  return dispatch
}

/** For page loaders, whose bundles have another ApiFailure. */
export async function callBackEnd(config: RequestConfig): Promise<BackEndResponse> {
  try {
    return await request(config, (result, isSandbox) => ({ result, isSandbox }))
  } catch (error) {
    if (isApiFailure(error)) return { failure: error.failure }
    throw error
  }
}

/** As over HTTP, without what axios does for a network. */
const inProcess =
  (dispatch: Dispatch, ip: string): Transport =>
  async (config, read) => {
    const { method = 'get', url, params, headers, data } = config
    const wire = await dispatch({
      method: method.toUpperCase(),
      path: url,
      query: strings(params),
      headers: strings(headers),
      ip,
      readBody: () => Promise.resolve(data === undefined ? '' : JSON.stringify(data)),
    })
    const text = typeof wire.body === 'string' ? wire.body : (await unzip(wire.body.gzip)).toString('utf8')
    const body: unknown = JSON.parse(text)
    if (wire.status >= 400)
      throw new ApiFailure(failedResponse(wire.status, wire.headers['retry-after'], body))
    return readResult(body, read)
  }

/** Without those that are not set. */
const strings = (values: object = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  )
