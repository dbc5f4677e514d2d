import { inArray } from 'drizzle-orm'
import type { desk } from '@/contract/desk'
import type { DeskWinner } from '@/contract/deskResults'
import { contestState } from '@/domain/site/contest'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { readContest } from '@/server/contest/contest'
import { rankedCustomers } from '@/server/contest/rankedCustomers'
import { database } from '@/server/database/database'
import { customers } from '@/server/database/schema'

/** Names only for places with a prize, once the contest has ended; elsewhere codes protect privacy. */
export const contestWinners: ApiHandler<typeof desk.contestWinners> = async () => {
  const plan = readContest()
  if (!plan || contestState(plan, Date.now()) !== 'ended') return { result: [] }
  const places = (await rankedCustomers(plan)).slice(0, plan.prizes.length)
  const db = await database()
  const ids = places.map(({ customerId }) => customerId)
  const found = await db
    .select({ id: customers.id, email: customers.email, confirmedAt: customers.confirmedAt })
    .from(customers)
    .where(inArray(customers.id, ids))
  const emails = new Map(found.map(({ id, email, confirmedAt }) => [id, confirmedAt === null ? null : email]))
  const result: DeskWinner[] = places.map(({ customerId, ...place }) => ({
    ...place,
    prize: plan.prizes[place.place - 1] ?? '',
    email: emails.get(customerId) ?? null,
  }))
  return { result }
}
