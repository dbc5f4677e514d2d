import { env } from '@/config/env'
import { inProcessAdapter } from '@/server/inProcess'
import { patternOf } from '@/server/matchRoute'
import { client } from './client'
import { nameEnvironment } from './ipSource'
import { measuredAdapter } from './measuredAdapter'

/**
 * The one wiring file: where a page's loader on the server sends its calls. With API_ORIGIN to the operator's back end,
 * without it straight into the reference back end of this process.
 */
export function wireBackEnd() {
  nameEnvironment(env.environment)
  if (env.apiOrigin) client.defaults.baseURL = env.apiOrigin
  client.defaults.adapter = env.apiOrigin ? measuredAdapter(patternOf) : inProcessAdapter
}
