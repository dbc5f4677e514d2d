/** As drizzle reports it: everything that was sent is in its message, the reason is its cause. */
type QueryError = Error & { query: string; params: unknown[] }

/** By shape and not by class: each bundle has its own drizzle. */
export const isQueryError = (error: unknown): error is QueryError =>
  error instanceof Error && 'query' in error && 'params' in error
