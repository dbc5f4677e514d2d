import { and, count, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Assignment } from '@/domain/account/deskWork'
import { database } from '@/server/database/database'
import type { Queryable } from '@/server/database/queryable'
import { deskOrders, exchanges, type StoredDeskOrder } from '@/server/database/schema'

export async function workOf(db: Queryable, publicId: string): Promise<StoredDeskOrder | null> {
  const [found] = await db.select().from(deskOrders).where(eq(deskOrders.publicId, publicId))
  return found ?? null
}

export async function workOfAll(publicIds: string[]): Promise<ReadonlyMap<string, StoredDeskOrder>> {
  const db = await database()
  const rows = await db.select().from(deskOrders).where(inArray(deskOrders.publicId, publicIds))
  return new Map(rows.map((row) => [row.publicId, row]))
}

type Sorted = Pick<StoredDeskOrder, 'publicId' | 'tags' | 'assignee' | 'changedBy'>

/** One statement: of two who read the same version one writes. @returns false where somebody else was first */
export async function storeWork(sorted: Sorted, version: number, now: number): Promise<boolean> {
  const db = await database()
  const { publicId, ...changes } = { ...sorted, changedAt: now, version: version + 1 }
  const written =
    version === 0
      ? await db
          .insert(deskOrders)
          .values({ publicId, ...changes })
          .onConflictDoNothing()
          .returning({ publicId: deskOrders.publicId })
      : await db
          .update(deskOrders)
          .set(changes)
          .where(and(eq(deskOrders.publicId, publicId), eq(deskOrders.version, version)))
          .returning({ publicId: deskOrders.publicId })
  return written.length > 0
}

const hasRow = (condition: SQL | undefined) =>
  sql`exists (select 1 from ${deskOrders} where ${and(eq(deskOrders.publicId, exchanges.publicId), condition)})`

export const isTagged = (tag: string): SQL =>
  hasRow(sql`${deskOrders.tags} @> ${JSON.stringify([tag])}::jsonb`)

export const isAssigned = (assigned: Assignment, staff: string): SQL => {
  const [mine, somebodys] = [hasRow(eq(deskOrders.assignee, staff)), hasRow(isNotNull(deskOrders.assignee))]
  return assigned === 'mine' ? mine : sql`not ${somebodys}`
}

/** Those used most first. */
export async function tagsInUse(limit: number): Promise<{ tag: string; orders: number }[]> {
  const db = await database()
  const tag = sql<string>`jsonb_array_elements_text(${deskOrders.tags})`.as('tag')
  const tags = db.select({ tag }).from(deskOrders).as('tags')
  return db
    .select({ tag: tags.tag, orders: count() })
    .from(tags)
    .groupBy(tags.tag)
    .orderBy(desc(count()), tags.tag)
    .limit(limit)
}
