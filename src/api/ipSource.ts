import type { InternalAxiosRequestConfig } from 'axios'

/** The operator's name of this environment, absent in production: read from the page; set by the caller on the server
 * and in the list worker. */
let environment = typeof document === 'undefined' ? undefined : document.documentElement.dataset.environment

export const nameEnvironment = (name: string | undefined) => void (environment = name)
export const namedEnvironment = () => environment

const isProduction = () =>
  process.env.NODE_ENV === 'production' && (environment ?? 'production') === 'production'

/** Outside production every own call says that it comes from another random address (specification §7). */
export function addIpSource(config: InternalAxiosRequestConfig) {
  if (!isProduction()) config.headers.set('x-qrator-ip-source', randomIp())
  return config
}

const randomIp = () => Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 254)).join('.')
