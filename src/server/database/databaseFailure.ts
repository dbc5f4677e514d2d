import { isQueryError } from '@/runtime/queryError'

/**
 * Classes of SQLSTATE (PostgreSQL, appendix A) in which the database cannot serve now although the statement was right:
 * broken connections, rolled back for others, no room or memory left, locks and timeouts, shutdown, I/O errors.
 */
const AWAY = ['08', '40', '53', '55', '57', '58']
/** A server that only reads (25006): the one that wrote has just been replaced. */
const READ_ONLY = '25006'

/** The SQLSTATE with which the database refused a statement; undefined when it said nothing. */
export function sqlStateOf(error: unknown): string | undefined {
  const cause = isQueryError(error) ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  // Codes of the system, such as EPIPE, have letters only.
  return typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : undefined
}

export function isDatabaseAway(error: unknown): boolean {
  if (!isQueryError(error)) return false
  const state = sqlStateOf(error)
  // Without SQLSTATE it is no reply of the database: a refused, broken or silent connection.
  return state === undefined || state === READ_ONLY || AWAY.includes(state.slice(0, 2))
}
