import { sql } from 'drizzle-orm'
import type { desk } from '@/contract/desk'
import { PATTERN_DAYS, type PatternFacts, suspicionsOf } from '@/domain/partner/suspicion'
import { DAY } from '@/domain/time/durations'
import { database } from '@/server/database/database'
import type { ApiHandler } from '@/server/kernel/ApiRequest'

type Row = { partner_id: string; email: string | null } & Record<string, string | null>

export const listPatterns: ApiHandler<typeof desk.partnerPatterns> = async () => {
  const rows = await factsOf(null, Date.now())
  const result = rows
    .map((row) => ({ id: row.partner_id, email: row.email, suspicions: suspicionsOf(factsIn(row)) }))
    .filter(({ suspicions }) => suspicions.length > 0)
  return { result }
}

export async function suspicionsAbout(partnerId: string) {
  const [row] = await factsOf(partnerId, Date.now())
  return row ? suspicionsOf(factsIn(row)) : []
}

const factsIn = (row: Row): PatternFacts => ({
  orders: Number(row.orders),
  ownOrders: Number(row.own_orders),
  finished: Number(row.finished),
  refunded: Number(row.refunded),
  mostInHour: Number(row.most_in_hour),
  accountsOfRecipient: Number(row.of_recipient ?? 0),
  accountsOfDevice: Number(row.of_device ?? 0),
  accountsOfCaller: Number(row.of_caller ?? 0),
})

/** Only of what is stored anyway: `callers` is empty without LOG_CALLERS. */
async function factsOf(partnerId: string | null, now: number): Promise<Row[]> {
  const db = await database()
  const since = new Date(now - PATTERN_DAYS * DAY).toISOString()
  const { rows } = await db.execute<Row>(sql`
    with brought as (
      select attributions.partner_id, attributions.public_id, attributions.created_at, attributions.reason,
        attributions.outcome, exchanges.customer_id, exchanges.address_to,
        count(*) over (partition by attributions.partner_id order by attributions.created_at
          range between interval '1 hour' preceding and current row) as in_hour
      from order_attributions attributions
        left join exchanges on exchanges.public_id = attributions.public_id
      where attributions.created_at >= ${since}::timestamptz and attributions.partner_id is not null
        and (${partnerId}::text is null or attributions.partner_id = ${partnerId})
    ), ${sharedBy('recipients', sql`address_to`, sql`brought`)},
    ${sharedBy('devices', sql`push_devices.fid`, sql`brought join push_devices using (public_id)`)},
    ${sharedBy('addresses', sql`callers.ip`, sql`brought join callers on callers.subject = brought.public_id`)}
    select brought.partner_id, customers.email, count(*) as orders,
      count(*) filter (where brought.reason = 'own_order') as own_orders,
      count(*) filter (where brought.outcome is not null) as finished,
      count(*) filter (where brought.outcome = 'refunded') as refunded,
      max(brought.in_hour) as most_in_hour,
      (select max(accounts) from recipients where recipients.partner_id = brought.partner_id) as of_recipient,
      (select max(accounts) from devices where devices.partner_id = brought.partner_id) as of_device,
      (select max(accounts) from addresses where addresses.partner_id = brought.partner_id) as of_caller
    from brought join partners on partners.id = brought.partner_id
      left join customers on customers.id = partners.customer_id
    group by brought.partner_id, customers.email order by count(*) desc`)
  return rows
}

/** How many accounts ordered with each of them. */
const sharedBy = (name: string, column: ReturnType<typeof sql>, source: ReturnType<typeof sql>) => sql`
    ${sql.raw(name)} as (
      select partner_id, count(distinct customer_id) as accounts from ${source} group by partner_id, ${column}
    )`
