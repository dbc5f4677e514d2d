import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { env } from '@/config/env'
import { ApiFailure } from '@/domain/text/failure'
import { client, request } from './client'
import { nameEnvironment } from './environmentName'
import { measuredAdapter } from './measuredAdapter'
import { setTransport } from './request'
import { failedResponse, readResult } from './response'
import type { Transport } from './transport'

const unzip = promisify(gunzip)

/** With API_ORIGIN to the operator's back end, else into the reference back end of this process. */
export function wireBackEnd() {
  nameEnvironment(env.environment)
  setTransport(env.apiOrigin ? request : requestInProcess)
  if (!env.apiOrigin) return
  client.defaults.baseURL = env.apiOrigin
  client.defaults.adapter = measuredAdapter
}

/** As over HTTP, without what axios does for a network. */
const requestInProcess: Transport = async (config, read) => {
  const { dispatch, IN_PROCESS } = await (backEnd ??= importBackEnd())
  const { method = 'get', url, params, headers, data } = config
  const wire = await dispatch({
    method: method.toUpperCase(),
    path: url,
    query: strings(params),
    headers: strings(headers),
    ip: IN_PROCESS,
    readBody: () => Promise.resolve(data === undefined ? '' : JSON.stringify(data)),
  })
  const text = typeof wire.body === 'string' ? wire.body : (await unzip(wire.body.gzip)).toString('utf8')
  const body: unknown = JSON.parse(text)
  if (wire.status >= 400) throw new ApiFailure(failedResponse(wire.status, wire.headers['retry-after'], body))
  return readResult(body, read)
}

let backEnd: ReturnType<typeof importBackEnd> | undefined

/** With the first call, so that a site with a back end of its own never loads it. */
async function importBackEnd() {
  const [{ dispatch }, { IN_PROCESS }] = await Promise.all([
    import('@/server/api/dispatch'),
    import('@/server/api/limits'),
  ])
  return { dispatch, IN_PROCESS }
}

/** Without those that are not set. */
const strings = (values: object = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  )
