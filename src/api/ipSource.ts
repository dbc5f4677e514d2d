import type { InternalAxiosRequestConfig } from 'axios'

/**
 * What the operator calls this place, absent in production. The page says it in its first tag; on the server and in the
 * list worker, which have no page, whoever sets the client up says it.
 */
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

/** No part is 0 or 255, which stand for whole networks. */
const randomIp = () => Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 254)).join('.')
