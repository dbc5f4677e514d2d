import Big from 'big.js'
import { and, desc, eq } from 'drizzle-orm'
import type { exchanges as contract } from '@/contract/exchanges'
import type { LastExchange } from '@/contract/lastExchange'
import { HOUR } from '@/domain/time/durations'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { simulation } from '@/server/sandbox/simulation'

const SHOWN = 12
const SHOWN_DIGITS = 2

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
    amountFrom: roughly(line.amountFrom),
    amountTo: roughly(line.amountTo),
    finishedAt: new Date(line.finishedAt - (line.finishedAt % HOUR)).toISOString(),
  }))
  return { result }
}

/** By the exact amount and its minute anybody could find the transactions of a customer on their chains. Never null once finished. */
const roughly = (amount: string | null) => new Big(amount ?? 0).prec(SHOWN_DIGITS, Big.roundDown).toFixed()
