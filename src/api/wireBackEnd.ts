import type { AxiosAdapter } from 'axios'
import { env } from '@/config/env'
import { client, nameEnvironment } from './client'
import { measuredAdapter } from './measuredAdapter'

/** Loaded with the first call, so that a site with a back end of its own never loads the reference one. */
const inProcess: AxiosAdapter = async (config) => {
  const { inProcessAdapter } = await import('@/server/api/inProcess')
  return inProcessAdapter(config)
}

/** Where a page's loader on the server sends its calls: with API_ORIGIN to the operator's back end, without it
 * straight into the reference back end of this process. */
export function wireBackEnd() {
  nameEnvironment(env.environment)
  if (env.apiOrigin) client.defaults.baseURL = env.apiOrigin
  client.defaults.adapter = env.apiOrigin ? measuredAdapter : inProcess
}
