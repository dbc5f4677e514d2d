import { sql } from 'drizzle-orm'
import type { Transaction } from '@/server/database/queryable'

/** Each table after those that it refers to. */
export async function loadOrder(tx: Transaction): Promise<string[]> {
  const tables = await tx.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  )
  const references = await tx.execute<{ source: string; target: string }>(sql`
    select source.relname as source, target.relname as target from pg_constraint
    join pg_class source on source.oid = conrelid
    join pg_class target on target.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`)
  const waiting = new Set(tables.rows.map(({ name }) => name))
  const ordered: string[] = []
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      (name) => !references.rows.some(({ source, target }) => source === name && waiting.has(target)),
    )
    if (free.length === 0)
      throw new Error(`tables refer to one another in a circle: ${[...waiting].join(', ')}`)
    for (const name of free) waiting.delete(name)
    ordered.push(...free)
  }
  return ordered
}
