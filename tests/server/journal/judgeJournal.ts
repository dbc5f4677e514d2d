import Big from 'big.js'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { database } from '@/server/database/database'

const OWED = ['customer', 'partner', 'payout']

/** What must be true of the books at any moment: every entry sums to zero in each unit, and nobody is owed less than nothing. */
export async function judgeJournal(): Promise<void> {
  const db = await database()
  const { rows: unbalanced } = await db.execute(sql`
    select entry_id, unit, sum(amount) from journal_legs group by entry_id, unit having sum(amount) <> 0`)
  expect(unbalanced).toEqual([])
  const { rows: empty } = await db.execute(sql`
    select id from journal_entries where id not in (select entry_id from journal_legs)`)
  expect(empty).toEqual([])
  const { rows } = await db.execute<{ account: string; owner: string; owed: string }>(sql`
    select account, owner, unit, -sum(amount) as owed from journal_legs group by account, owner, unit`)
  for (const { account, owner, owed } of rows)
    if (OWED.includes(account)) expect([account, owner, new Big(owed).gte(0)]).toEqual([account, owner, true])
}
