import { AxiosError, AxiosHeaders, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios'
import settle from 'axios/unsafe/core/settle.js'
import { client } from '@/api/client'

type Asked = InternalAxiosRequestConfig & { body: unknown }

/** Answers every call of the site with this; hands back the calls. */
export function answering(status: number, body: unknown, headers: Record<string, string> = {}): Asked[] {
  const calls: Asked[] = []
  const adapter: AxiosAdapter = (config) => {
    const sent: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : config.data
    calls.push({ ...config, body: sent })
    return new Promise((resolve, reject) => {
      const answer = { data: body, status, statusText: '', headers: new AxiosHeaders(headers), config }
      settle(resolve, reject, answer)
    })
  }
  client.defaults.adapter = adapter
  return calls
}

/** Lets every call of the site end without an answer. */
export function failing(code: string) {
  client.defaults.adapter = (config) => Promise.reject(new AxiosError('no answer', code, config))
}
