import { and, asc, eq } from 'drizzle-orm'
import type { desk } from '@/contract/desk'
import type { DeskHold, HeldOrder } from '@/contract/deskScreening'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import { exchanges, type StoredExchange } from '@/server/database/schema'
import { pageOfRows } from '@/server/desk/pageOfRows'
import { denyHeld, releaseHeld } from '@/server/exchanges/decideHeld'

const iso = (at: number) => new Date(at).toISOString()

export const listHeld: ApiHandler<typeof desk.held> = async ({ query: { limit, offset } }) => {
  const db = await database()
  const rows = await db
    .select()
    .from(exchanges)
    .where(and(eq(exchanges.creation, 'held'), eq(exchanges.status, 'creating')))
    .orderBy(asc(exchanges.createdAt), asc(exchanges.publicId))
    .limit(limit + 1)
    .offset(offset)
  return { result: pageOfRows(rows, limit, heldView) }
}

export const decideHeld: ApiHandler<typeof desk.decideHeld> = async ({ params, body }) => {
  const decide = body.decision === 'release' ? releaseHeld : denyHeld
  return { result: heldView(await decide(params.publicId)) }
}

const heldView = (exchange: StoredExchange): HeldOrder => {
  const { publicId, status, issue, tickerFrom, tickerTo, provider } = exchange
  return {
    ...{ publicId, status, issue, tickerFrom, tickerTo, provider },
    amountFrom: exchange.expectedAmountFrom,
    amountTo: exchange.expectedAmountTo,
    hold: holdView(exchange),
  }
}

/** Without the address of who ordered. */
export const holdView = ({ hold }: StoredExchange): DeskHold | null =>
  hold && {
    reason: hold.reason,
    at: iso(hold.at),
    decision: hold.decision,
    decidedAt: hold.decidedAt === null ? null : iso(hold.decidedAt),
  }
