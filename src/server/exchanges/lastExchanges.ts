import { and, desc, eq } from 'drizzle-orm'
import type { exchanges as contract, LastExchange } from '@/contract/exchanges'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { simulation } from '@/server/sandbox/simulation'

const SHOWN = 12

export const listLastExchanges: ApiHandler<typeof contract.last> = async () => {
  const db = await database()
  const finished = await db
    .select({
      tickerFrom: exchanges.tickerFrom,
      networkFrom: exchanges.networkFrom,
      tickerTo: exchanges.tickerTo,
      networkTo: exchanges.networkTo,
      amountFrom: exchanges.amountFrom,
      amountTo: exchanges.amountTo,
      finishedAt: exchanges.updatedAt,
    })
    .from(exchanges)
    // Where real money moves, sandbox exchanges do not count.
    .where(and(eq(exchanges.status, 'finished'), eq(exchanges.isSandbox, simulation() !== null)))
    .orderBy(desc(exchanges.updatedAt))
    .limit(SHOWN)
  const result = finished.map((line): LastExchange => ({
    ...line,
    // Never empty once finished.
    amountFrom: line.amountFrom ?? '',
    amountTo: line.amountTo ?? '',
    finishedAt: new Date(line.finishedAt).toISOString(),
  }))
  return { result }
}
