/** A statement that failed, as drizzle reports it: with everything that was sent in its message, and the reason as its cause. */
type QueryError = Error & { query: string; params: unknown[] }

/**
 * By its shape and not by its class: pages, API doors and instrumentation are bundled apart, each with a drizzle of its
 * own, and a database that one of them has opened serves them all.
 */
export const isQueryError = (error: unknown): error is QueryError =>
  error instanceof Error && 'query' in error && 'params' in error
