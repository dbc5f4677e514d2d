import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import axios, { type AxiosAdapter, AxiosError, AxiosHeaders, type AxiosResponse } from 'axios'
import { dispatch } from '@/server/api/dispatch'
import { IN_PROCESS } from '@/server/api/limits'

const unzip = promisify(gunzip)

export const inProcessAdapter: AxiosAdapter = async (config) => {
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
