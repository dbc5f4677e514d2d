import type { AxiosRequestConfig } from 'axios'

/** A chunk of its own, which all calls share; imported statically, axios would come again with each of their chunks. */
const importClient = () => import('./client')

// In a browser at once. A failure is the call's own.
if (typeof document !== 'undefined') void importClient().catch(() => undefined)

/**
 * `read` gets `result` or the bare body (specification §7). `isSandbox`: no real money moves there.
 * @throws ApiFailure
 */
export async function request<T>(
  config: AxiosRequestConfig,
  read: (result: unknown, isSandbox: boolean) => T,
): Promise<T> {
  const client = await importClient()
  return client.request(config, read)
}
