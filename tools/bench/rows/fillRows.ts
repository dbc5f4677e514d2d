import type { ClientBase } from 'pg'

/** Orders in a day: both databases are of a site with this traffic, one five days old and one nearly fourteen years. */
const ORDERS_PER_DAY = 2000
/** Newest orders that have not ended. */
const OPEN_ORDERS = 500

/** Every 50th order begins a customer, who owns every second of those 50. */
const CUSTOMERS = `
  insert into customers (id, email, password_hash, language, level, created_at, confirmed_at)
  select 'c' || i, 'customer' || i || '@example.com', repeat('x', 97), 'en', 'bronze', now(), now()
  from generate_series(0, $1::int / 50) i`

const ORDERS = `
  insert into exchanges (public_id, version, idempotency_key, order_hash, owner_secret_hash, rate_jti, type, status,
    ticker_from, network_from, ticker_to, network_to, expected_amount_from, expected_amount_to, amount_from, amount_to,
    address_from, address_to, tx_from, tx_to, confirmations, confirmations_needed, unreg_email, customer_id, volume_btc,
    referral, created_at, updated_at, valid_until, deposited_at, due_at, provider, provider_order_id, is_sandbox)
  select substr(md5('id' || i), 1, 16), 3, md5('key' || i) || md5('key2' || i), md5('hash' || i) || md5('hash2' || i),
    md5('owner' || i) || md5('owner2' || i), case when i % 3 = 0 then md5('rate' || i) end,
    case when i % 3 = 0 then 'fixed' else 'floating' end, status, 'btc', 'btc', 'eth', 'eth',
    0.05, 1.4, case when is_paid then 0.05 end, case when is_paid then 1.4 end,
    'bc1q' || md5('from' || i), '0x' || md5('to' || i), case when is_paid then md5('in' || i) || md5('in2' || i) end,
    case when status = 'finished' then md5('out' || i) || md5('out2' || i) end, 3, 3,
    -- The purge has erased the contacts of older ones (RETENTION_EXCHANGE_CONTACTS_DAYS).
    case when i % 2 = 1 and age < 180 then 'visitor' || i || '@example.com' end,
    case when i % 2 = 0 then 'c' || i / 50 end, case when status = 'finished' then 0.05 end,
    case when i % 10 = 1 and age < 180 then 'partner' end,
    at, at + interval '20 minutes', at + interval '1 hour', case when is_paid then at + interval '5 minutes' end,
    case when status in ('waiting', 'exchanging') then now() + i % 600 * interval '1 second' - interval '60 seconds' end,
    'changer', md5('order' || i), i % 10 = 0
  from (
    select i, $1::int - 1 - i as back, ($1::int - 1 - i) / ${ORDERS_PER_DAY}.0 as age,
      now() - ($1::int - 1 - i) * interval '1 day' / ${ORDERS_PER_DAY} as at
    from generate_series(0, $1::int - 1) i
  ) dated, lateral (select case
      when back < ${OPEN_ORDERS} then case when i % 100 = 7 then 'verifying' when i % 2 = 0 then 'waiting' else 'exchanging' end
      when i % 100 = 3 then 'refunded'
      when i % 1000 = 8 then 'failed'
      -- The purge has deleted older ones (RETENTION_UNPAID_DAYS).
      when age < 90 and i % 4 = 1 then 'expired'
      else 'finished'
    end as status) stated, lateral (select status not in ('waiting', 'expired') as is_paid) paid`

const REST = [
  `insert into exchange_events (public_id, status, at)
   select public_id, s.status, created_at + s.after from exchanges,
     lateral (values ('waiting', interval '0'), (exchanges.status, interval '20 minutes')) s (status, after)`,
  `insert into reviews (id, public_id, rating, text, language, state, created_at)
   select md5('review' || public_id), public_id, 5, repeat('Quick and easy. ', 8), 'en',
     case when row_number() over (order by created_at desc) <= 20 then 'pending' else 'approved' end, updated_at
   from exchanges where status = 'finished' and right(public_id, 1) in ('0', '1')`,
  `insert into payouts (id, customer_id, idempotency_key, amount_btc, address, state, created_at, updated_at)
   select md5('payout' || id), id, md5(id), 0.01, 'bc1q' || md5(id),
     case when right(id, 2) = '07' then 'requested' else 'completed' end,
     now() - row_number() over (order by id) * interval '10 minutes', now() from customers`,
  `insert into journal_owners (id, customer_id) select md5('owner' || id), id from customers`,
  `insert into journal_entries (key, kind, at, public_id)
   select 'cashback:' || public_id, 'cashback', updated_at, public_id from exchanges
   where customer_id is not null and status = 'finished'`,
  `insert into journal_legs (entry_id, account, owner, unit, amount)
   select entries.id, legs.account, legs.owner, 'btc', legs.amount
   from journal_entries entries join exchanges using (public_id), lateral (values
     ('expense', 'site', 0.0001), ('customer', md5('owner' || customer_id), -0.0001)) legs (account, owner, amount)`,
  `insert into desk_audit (at, staff, action, subject, detail, previous_hash, hash)
   select created_at, 'staff@example.com', 'orders.act', public_id, '{}', md5('a' || public_id), md5('b' || public_id)
   from exchanges where right(public_id, 1) = '7' order by created_at`,
  // What ends by itself or by the purge is as much on an old site as on a new one.
  `insert into push_devices (public_id, fid, language, created_at)
   select public_id, md5(public_id), 'en', created_at from exchanges order by created_at desc limit 1000`,
  `insert into contact_messages (reference, idempotency_key, message_hash, topic, email, message, language, created_at)
   select md5('m' || i), md5('k' || i), md5('h' || i), 'other', 'visitor' || i || '@example.com', repeat('Where is it? ', 9), 'en',
     now() - i * interval '1 hour' from generate_series(1, 5000) i`,
  `insert into sessions (device_id, fingerprint_id, google_device_id, kind, created_at, expires_at)
   select md5('d' || i), md5('f' || i), '', 'web', now(), now() + i * interval '1 minute' from generate_series(1, 5000) i`,
]

/** Keys and indexes are faster made at once than row by row: $1 is the list of their definitions. */
const CONSTRAINTS = `
  select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as made,
    format('alter table %s drop constraint %I', conrelid::regclass, conname) as dropped
  from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f')
  order by contype = 'f' desc`
const INDEXES = `
  select indexdef as made, format('drop index %I', indexname) as dropped from pg_indexes
  where schemaname = 'public' and indexname not in (select conname from pg_constraint)`

type Pair = { made: string; dropped: string }

/** Fills a migrated, empty database with so many orders and what belongs to them. */
export async function fillRows(client: ClientBase, orders: number): Promise<void> {
  const constraints = (await client.query<Pair>(CONSTRAINTS)).rows
  const indexes = (await client.query<Pair>(INDEXES)).rows
  await client.query("set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set synchronous_commit = off")
  // Each row of the journal would be checked by itself.
  await client.query('set session_replication_role = replica')
  for (const { dropped } of [...constraints, ...indexes]) await client.query(dropped)
  await client.query(CUSTOMERS, [orders])
  await client.query(ORDERS, [orders])
  for (const statement of REST) await client.query(statement)
  for (const { made } of [...constraints.toReversed(), ...indexes]) await client.query(made)
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
}
