/** As axios takes it. `route`: the path pattern, for the metrics; `timeout`: milliseconds, over a network alone. */
export type RequestConfig = {
  method?: string
  url: string
  route?: string
  params?: object
  data?: object
  headers?: Record<string, string>
  signal?: AbortSignal
  timeout?: number
  /** A page is made for one visitor, and this is their call. */
  asVisitor?: true
  /** Of that visitor; by default the call is the site's own. */
  ip?: string
  /** Of that visitor, as one of the many behind the address; null: not known. */
  passId?: string | null
}

/** `read` gets `result` or the bare body (R35). `isSandbox`: no real money moves there. */
export type Transport = <T>(
  config: RequestConfig,
  read: (result: unknown, isSandbox: boolean) => T,
) => Promise<T>
