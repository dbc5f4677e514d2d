import { asc, eq } from 'drizzle-orm'
import Big from 'big.js'
import type { AmbassadorTask } from '@/contract/ambassadors'
import type { Transaction } from '@/server/database/database'
import type { Queryable } from '@/server/database/queryable'
import {
  ambassadors,
  ambassadorTasks,
  type StoredAmbassador,
  type StoredTask,
} from '@/server/database/schema'

export async function findAmbassador(db: Queryable, customerId: string): Promise<StoredAmbassador | null> {
  const [found] = await db.select().from(ambassadors).where(eq(ambassadors.customerId, customerId))
  return found ?? null
}

/** Taken after its customer. Who changes a task or the budget holds it, so that tasks never exceed the budget. */
export async function lockAmbassador(transaction: Transaction, id: string): Promise<StoredAmbassador | null> {
  const [locked] = await transaction.select().from(ambassadors).where(eq(ambassadors.id, id)).for('update')
  return locked ?? null
}

/** The oldest first. */
export async function tasksOf(db: Queryable, ambassadorId: string): Promise<StoredTask[]> {
  return db
    .select()
    .from(ambassadorTasks)
    .where(eq(ambassadorTasks.ambassadorId, ambassadorId))
    .orderBy(asc(ambassadorTasks.createdAt), asc(ambassadorTasks.id))
}

export async function findTask(db: Queryable, id: string): Promise<StoredTask | null> {
  const [found] = await db.select().from(ambassadorTasks).where(eq(ambassadorTasks.id, id))
  return found ?? null
}

export const taskView = ({ id, title, what, state, report, note, ...task }: StoredTask): AmbassadorTask => ({
  ...{ id, title, what, state, report, note },
  rewardBtc: new Big(task.rewardBtc).toFixed(),
  createdAt: new Date(task.createdAt).toISOString(),
})
