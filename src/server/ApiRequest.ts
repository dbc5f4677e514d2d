/** A call as the reference back end sees it, whichever way it came: through a door of pages/api or in process. */
export type ApiRequest = {
  method: string
  /** Without the query: `/api/v4/estimates`. */
  path: string
  /** The named parts of the path, filled in by the router. */
  params: Record<string, string>
  query: Record<string, string>
  /** Names in lower case. */
  headers: Record<string, string>
  body: unknown
  /** Address the call came from, for the rate limit; never logged. */
  ip: string
  traceId: string
}

/** An answer: `result` goes into the envelope `{ result, traceId, sandbox: true }`. */
export type ApiAnswer =
  | { result: unknown; status?: number; headers?: Record<string, string> }
  /** A large answer that is made once and kept compressed; the door sends the form the caller accepts. */
  | { encoded: { br: Uint8Array; gzip: Uint8Array }; headers?: Record<string, string> }

export type ApiHandler = (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>
