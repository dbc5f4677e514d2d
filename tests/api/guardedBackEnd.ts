import { AxiosError, AxiosHeaders } from 'axios'
import type { client } from '@/api/client'

/** A call as it went out. */
export type Sent = { method: string; url: string; params: unknown; data: unknown; headers: AxiosHeaders }
type Answer = { status: number; body?: unknown }
type Rules = {
  good: () => string | null
  refresh: () => Answer | Promise<Answer>
  /** With what any other token is refused. */
  refusal?: number
}

/** A back end that lets one token in and gives new ones by `refresh`; hands back every call. */
export function guardedBackEnd({ defaults }: typeof client, rules: Rules) {
  const calls: Sent[] = []
  defaults.adapter = async (config) => {
    const { method = '', url = '', headers } = config
    const { params, data } = config as { params: unknown; data: unknown }
    const sent: Sent = { method, url, params, data, headers: AxiosHeaders.from(headers.toJSON()) }
    calls.push(sent)
    // Other calls come in meanwhile.
    await new Promise((resolve) => setTimeout(resolve))
    const reply = isRefresh(sent) ? await rules.refresh() : answerTo(bearerOf(sent), rules)
    const { status, body: given = {} } = reply
    const response = { data: given, status, statusText: '', headers: new AxiosHeaders(), config }
    if (config.validateStatus?.(status)) return response
    throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, undefined, response)
  }
  return {
    calls,
    refreshes: () => calls.filter(isRefresh),
    others: () => calls.filter((call) => !isRefresh(call)),
  }
}

const isRefresh = ({ url }: Sent) => url.startsWith('/auth-service/')
export const bearerOf = ({ headers }: Sent) => (headers.get('authorization') as string | undefined) ?? null
function answerTo(bearer: string | null, { good, refusal = 401 }: Rules): Answer {
  if (bearer === null) return { status: 200, body: 'anonymous' }
  return bearer === `Bearer ${good()}` ? { status: 200, body: 'known' } : { status: refusal }
}
