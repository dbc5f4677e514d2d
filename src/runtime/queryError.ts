/** A statement that failed, as drizzle reports it: with everything that was sent in its message, and the reason as its cause. */
type QueryError = Error & { query: string; params: unknown[] }

/** By shape and not by class: pages, API handlers and instrumentation are bundled apart, each with its own drizzle,
 * and share one database. */
export const isQueryError = (error: unknown): error is QueryError =>
  error instanceof Error && 'query' in error && 'params' in error
