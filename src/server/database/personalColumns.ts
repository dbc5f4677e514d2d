import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Columns of `exchanges` that are erased with the account or when their retention ends. In the order of the index. */
export const PERSONAL_COLUMNS = [
  'unregEmail',
  'firstPage',
  'referral',
  'source',
  'medium',
  'campaign',
] as const

type Personal<Value> = Record<(typeof PERSONAL_COLUMNS)[number], Value>

export const NO_PERSONAL_DATA: Personal<null> = personalData(() => null)

export function personalData<Value>(valueOf: (column: keyof Personal<Value>) => Value): Personal<Value> {
  return Object.fromEntries(PERSONAL_COLUMNS.map((column) => [column, valueOf(column)])) as Personal<Value>
}

/** For the index `exchanges_contacts` and for the query that uses it, which must have the same words. */
export const hasPersonalData = (exchanges: Personal<SQLWrapper>): SQL =>
  sql`coalesce(${sql.join(
    PERSONAL_COLUMNS.map((column) => exchanges[column]),
    sql`, `,
  )}) is not null`
