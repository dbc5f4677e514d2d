import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios'
import { client } from '@/api/client'
import { forgetMissing } from '@/api/call'

type ReceivedCall = InternalAxiosRequestConfig & { body: unknown }

/** Answers every call of the site with this; hands back the calls. */
export function respondingWith(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): ReceivedCall[] {
  const calls: ReceivedCall[] = []
  // It is another back end than before.
  forgetMissing()
  client.defaults.adapter = (config) => {
    const sent: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : config.data
    calls.push({ ...config, body: sent })
    const response = { data: body, status, statusText: '', headers: new AxiosHeaders(headers), config }
    if (config.validateStatus?.(status)) return Promise.resolve(response)
    return Promise.reject(new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, undefined, response))
  }
  return calls
}

/** Lets every call of the site end without an answer. */
export function failing(code: string) {
  client.defaults.adapter = (config) => Promise.reject(new AxiosError('no answer', code, config))
}
