import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import axios, { type AxiosAdapter, AxiosError, AxiosHeaders, type AxiosResponse } from 'axios'
import { env } from '@/config/env'
import { client } from './client'
import { nameEnvironment } from './environmentName'
import { measuredAdapter } from './measuredAdapter'

const unzip = promisify(gunzip)

/** With API_ORIGIN to the operator's back end, else into the reference back end of this process. */
export function wireBackEnd() {
  nameEnvironment(env.environment)
  if (env.apiOrigin) client.defaults.baseURL = env.apiOrigin
  client.defaults.adapter = env.apiOrigin ? measuredAdapter : inProcessAdapter
}

/** Loaded with the first call, so that a site with a back end of its own never loads it. */
export const inProcessAdapter: AxiosAdapter = async (config) => {
  const [{ dispatch }, { IN_PROCESS }] = await Promise.all([
    import('@/server/api/dispatch'),
    import('@/server/api/limits'),
  ])
  const url = new URL(axios.getUri(config), 'http://in-process')
  const sent = Object.entries(config.headers.toJSON(true))
  const wire = await dispatch({
    method: (config.method ?? 'get').toUpperCase(),
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(sent.map(([name, value]) => [name.toLowerCase(), value])),
    ip: IN_PROCESS,
    readBody: () => Promise.resolve(typeof config.data === 'string' ? config.data : ''),
  })

  const response: AxiosResponse = {
    data: typeof wire.body === 'string' ? wire.body : (await unzip(wire.body.gzip)).toString('utf8'),
    status: wire.status,
    statusText: '',
    headers: new AxiosHeaders(wire.headers),
    config,
  }
  if (!config.validateStatus || config.validateStatus(response.status)) return response
  throw new AxiosError(
    `Request failed with status code ${response.status}`,
    response.status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE,
    config,
    null,
    response,
  )
}
