import { isQueryError } from '@/runtime/queryError'

/** SQLSTATE classes (PostgreSQL, appendix A) in which the database cannot serve now; the statement was right. */
const AWAY = ['08', '40', '53', '55', '57', '58']
/** 25006: the server that wrote has just been replaced. */
const READ_ONLY = '25006'

export function sqlStateOf(error: unknown): string | undefined {
  const cause = isQueryError(error) ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  // System codes, such as EPIPE, have letters only.
  return typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/** foreign_key_violation: another call deleted, meanwhile, what a new row belongs to. */
export const isParentGone = (error: unknown): boolean => sqlStateOf(error) === '23503'

/** character_not_in_repertoire, untranslatable_character: a NUL that no check of a field has met. */
export const isUnstorable = (error: unknown): boolean => ['22021', '22P05'].includes(sqlStateOf(error) ?? '')

export function isDatabaseAway(error: unknown): boolean {
  if (!isQueryError(error)) return false
  const state = sqlStateOf(error)
  // Without SQLSTATE the connection itself failed.
  return state === undefined || state === READ_ONLY || AWAY.includes(state.slice(0, 2))
}
