import { expect, inject, test, vi } from 'vitest'
import { connectOnce } from '@/server/database/connectOnce'
import { applyMigrations, migrate, schemaState } from '@/server/database/migrate'
import { totalsOf } from '@/server/journal/customerBook'
import { queryRows } from '../postgres'
import { newDatabaseOn } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))

const isBefore = (sql: string[]) => !sql.some((statement) => statement.includes('journal_entries'))

test('the ledger of the release before becomes entries that sum to zero, with the same balances', async () => {
  const url = await newDatabaseOn(inject('postgres'))
  const { db, close } = await connectOnce(url)
  const { missing } = await schemaState(db)
  const first = missing.findIndex(({ sql }) => !isBefore(sql))
  await db.transaction((tx) => applyMigrations(tx, missing.slice(0, first)))
  await queryRows(
    url,
    `insert into customers (id, email, password_hash, language, level, created_at)
       select id, id || '@example.com', '', 'en', 'bronze', now() from (values ('anna'), ('boris')) named (id);
     insert into payouts (id, customer_id, idempotency_key, amount_btc, address, state, created_at, updated_at)
       select id, customer, id, amount, 'bc1q', state, now(), now() from (values
         ('sent', 'anna', 0.001, 'finished'), ('failed', 'anna', 0.002, 'failed'), ('open', 'boris', 0.0005, 'requested'),
         ('gone', null, 0.003, 'finished')) made (id, customer, amount, state);
     insert into ledger (customer_id, kind, amount_btc, public_id, payout_id, at)
       select customer, kind, amount, order_id, payout, now() from (values
         ('anna', 'cashback', 0.00400000, 'order1', null), ('anna', 'payout', -0.001, null, 'sent'),
         ('anna', 'payout', -0.002, null, 'failed'), ('anna', 'payout_return', 0.002, null, 'failed'),
         ('boris', 'cashback', 0.0007, 'order2', null), ('boris', 'payout', -0.0005, null, 'open'),
         (null, 'cashback', 0.005, 'order3', null), (null, 'payout', -0.003, null, 'gone'))
       booked (customer, kind, amount, order_id, payout)`,
  )
  await migrate(db)
  expect(await totalsOf(db, 'anna')).toEqual({ balanceBtc: '0.003', earnedBtc: '0.004' })
  expect(await totalsOf(db, 'boris')).toEqual({ balanceBtc: '0.0002', earnedBtc: '0.0007' })
  const sums = await queryRows(
    url,
    `select concat_ws(' ', account, coalesce(customer_id, owner), trim_scale(sum(amount))) as line from journal_legs
       left join journal_owners owners on owners.id = owner group by account, coalesce(customer_id, owner)
       having sum(amount) <> 0 order by line`,
  )
  expect(sums.map(({ line }) => line)).toEqual([
    'customer anna -0.003',
    'customer boris -0.0002',
    'customer former -0.002',
    'expense site 0.0097',
    'paid site -0.004',
    'payout boris -0.0005',
  ])
  await close()
})
