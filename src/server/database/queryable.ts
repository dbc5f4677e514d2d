import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

type QueryResult<Row> = { rows: Row[] }
interface QueryResultHkt extends PgQueryResultHKT {
  type: QueryResult<this['row']>
}

export type Database = PgDatabase<QueryResultHkt>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type Queryable = Database | Transaction
