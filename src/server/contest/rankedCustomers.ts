import { createHmac } from 'node:crypto'
import Big from 'big.js'
import { and, desc, eq, gte, isNotNull, lt, max, sum } from 'drizzle-orm'
import type { ContestPlace } from '@/contract/contest'
import { LEADERBOARD_LENGTH, type ContestPlan } from '@/domain/site/contest'
import { database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { secret } from '@/server/database/secret'

/** Of two with the same volume the earlier one stands above: nothing changes `updatedAt` of a finished exchange. */
export async function rankedCustomers(
  plan: Pick<ContestPlan, 'startsAt' | 'endsAt'>,
): Promise<(ContestPlace & { customerId: string })[]> {
  const db = await database()
  const volume = sum(exchanges.volumeBtc)
  const best = await db
    .select({ customerId: exchanges.customerId, volume })
    .from(exchanges)
    .where(
      and(
        eq(exchanges.status, 'finished'),
        gte(exchanges.updatedAt, Date.parse(plan.startsAt)),
        lt(exchanges.updatedAt, Date.parse(plan.endsAt)),
        isNotNull(exchanges.customerId),
        isNotNull(exchanges.volumeBtc),
      ),
    )
    .groupBy(exchanges.customerId)
    .orderBy(desc(volume), max(exchanges.updatedAt), exchanges.customerId)
    .limit(LEADERBOARD_LENGTH)
  const key = await secret('contest')
  return best.flatMap(({ customerId, volume }, index) =>
    customerId === null
      ? []
      : {
          place: index + 1,
          name: codeOf(`${plan.startsAt} ${customerId}`, key),
          volumeBtc: new Big(volume ?? 0).toFixed(),
          customerId,
        },
  )
}

/** Cannot be traced to a customer without our secret, nor matched with the next contest. */
const codeOf = (customer: string, key: Uint8Array) =>
  createHmac('sha256', key).update(customer).digest('hex').slice(0, CODE_LENGTH).toUpperCase()

const CODE_LENGTH = 4
