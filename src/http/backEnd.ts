import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { client, request as requestOverHttp } from '@/api/client'
import { nameEnvironment } from '@/api/environmentName'
import type { BackEndResponse } from '@/api/pageServices'
import { request, setTransport } from '@/api/request'
import { failedResponse, readResult } from '@/api/response'
import type { RequestConfig, Transport } from '@/api/transport'
import { env } from '@/config/env'
import { exchanges } from '@/contract/exchanges'
import { ramps } from '@/contract/ramps'
import { ApiFailure, type Failure, isApiFailure } from '@/domain/text/failure'
import type { dispatch } from '@/server/entry/dispatch'
import { currentVisitor } from '@/runtime/requestContext'
import { setPassKey } from './formPasses'
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
  const [{ dispatch }, { IN_PROCESS }, { secret }] = await Promise.all([
    import('@/server/entry/dispatch'),
    import('@/server/kernel/limits'),
    import('@/server/database/secret'),
  ])
  setTransport(inProcess(dispatch, IN_PROCESS))
  setPassKey(() => secret('formPass'))
  return dispatch
}

/** For page loaders, whose bundles have another ApiFailure. */
export async function callBackEnd(config: RequestConfig): Promise<BackEndResponse> {
  try {
    return await request(ofVisitor(config), (result, isSandbox) => ({ result, isSandbox }))
  } catch (error) {
    if (isApiFailure(error)) return { failure: error.failure }
    throw error
  }
}

/** A call that a page makes for its visitor counts as theirs, and is refused as it would be. @throws ApiFailure */
function ofVisitor({ asVisitor, ...config }: RequestConfig): RequestConfig {
  if (!asVisitor) return config
  const visitor = currentVisitor()
  if (!visitor) throw new Error('The page is made for no visitor (addresses.ts).')
  if (!visitor.isServed && isOrder(config)) throw new ApiFailure(REGION_RESTRICTED)
  return {
    ...config,
    headers: { ...config.headers, ...visitor.headers },
    ip: visitor.ip,
    passId: visitor.passId,
  }
}

const ORDERS: readonly string[] = [exchanges.create.path, ramps.order.path]
const isOrder = ({ method, url }: RequestConfig) => method === 'POST' && ORDERS.includes(url)

/** As `refuseCountry` refuses it. */
const REGION_RESTRICTED: Failure = {
  kind: 'refused',
  status: 451,
  body: {
    code: 'region_restricted',
    error: 'Unavailable For Legal Reasons',
    description: 'The operator does not serve the country of this address.',
    traceId: '',
  },
}

/** As over HTTP, without what axios does for a network. */
const inProcess =
  (dispatch: Dispatch, ownIp: string): Transport =>
  async (config, read) => {
    const { method = 'get', url, params, headers, data, ip = ownIp, passId } = config
    const wire = await dispatch({
      method: method.toUpperCase(),
      path: url,
      query: strings(params),
      headers: strings(headers),
      ip,
      passId,
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
