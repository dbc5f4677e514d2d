import { and, asc, desc, eq, or } from 'drizzle-orm'
import type { desk } from '@/contract/desk'
import type { DeskOrder, FoundOrder } from '@/contract/deskResults'
import type { ExchangeActionBody } from '@/contract/exchanges'
import { DEFAULT_LOCALE } from '@/config/locales'
import { normalEmail } from '@/domain/account/account'
import { normalTag } from '@/domain/account/deskWork'
import { localOrders } from '@/server/sandbox/localOrders'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import {
  customers,
  exchangeEvents,
  exchanges,
  type StoredDeskOrder,
  type StoredExchange,
} from '@/server/database/schema'
import { auditEntries } from '@/server/desk/auditLog'
import { auditView } from '@/server/desk/auditView'
import { holdView } from '@/server/desk/deskHolds'
import { orderWorkOf } from '@/server/desk/deskWork'
import { pageOfRows } from '@/server/desk/pageOfRows'
import { needsSecondForRefund } from '@/server/desk/fourEyes'
import { proposalView } from '@/server/desk/proposalView'
import { recipientOf, replyFactsOf } from '@/server/desk/recipientOf'
import { openProposalsOf, propose } from '@/server/desk/storedProposals'
import { isAssigned, isTagged, workOfAll } from '@/server/desk/storedWork'
import { actOn, checkAction } from '@/server/exchanges/exchangeActions'
import { actionUnavailable } from '@/server/exchanges/liveActions'
import { ownerRequired } from '@/server/exchanges/exchangeOwner'
import { exchangeView } from '@/server/exchanges/exchangeView'
import { currentExchange } from '@/server/exchanges/storedExchanges'

const iso = (at: number) => new Date(at).toISOString()
const isoOrNull = (at: number | null) => (at === null ? null : iso(at))

const SHOWN_ENTRIES = 50

export const searchOrders: ApiHandler<typeof desk.orders> = async ({ query, signedIn }) => {
  const { q, status, tag, assigned, limit, offset } = query
  const db = await database()
  const rows = await db
    .select()
    .from(exchanges)
    .where(
      and(
        q ? await isFoundBy(q) : undefined,
        status ? eq(exchanges.status, status) : undefined,
        tag ? isTagged(normalTag(tag) ?? '') : undefined,
        assigned ? isAssigned(assigned, signedIn.customer.email) : undefined,
      ),
    )
    .orderBy(desc(exchanges.createdAt), desc(exchanges.publicId))
    .limit(limit + 1)
    .offset(offset)
  return { result: pageOfRows(await foundOrders(rows), limit, (order) => order) }
}

export async function foundOrders(rows: readonly StoredExchange[]): Promise<FoundOrder[]> {
  const work = await workOfAll(rows.map(({ publicId }) => publicId))
  return rows.map((row) => foundView(row, work.get(row.publicId)))
}

/** Whole values only, for the indexes. */
async function isFoundBy(q: string) {
  const db = await database()
  const email = normalEmail(q)
  const [customer] = q.includes('@')
    ? await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
    : []
  return or(
    eq(exchanges.publicId, q),
    eq(exchanges.addressFrom, q),
    eq(exchanges.addressTo, q),
    eq(exchanges.txFrom, q),
    eq(exchanges.txTo, q),
    eq(exchanges.unregEmail, q),
    eq(exchanges.unregEmail, email),
    customer && eq(exchanges.customerId, customer.id),
  )
}

const foundView = (exchange: StoredExchange, work?: StoredDeskOrder): FoundOrder => {
  const { publicId, status, issue, tickerFrom, networkFrom, tickerTo, networkTo, provider } = exchange
  return {
    ...{ publicId, status, issue, tickerFrom, networkFrom, tickerTo, networkTo, provider },
    amountFrom: exchange.amountFrom ?? exchange.expectedAmountFrom,
    amountTo: exchange.amountTo ?? exchange.expectedAmountTo,
    ...{ tags: work?.tags ?? [], assignee: work?.assignee ?? null },
    createdAt: iso(exchange.createdAt),
    updatedAt: iso(exchange.updatedAt),
  }
}

export const getOrder: ApiHandler<typeof desk.order> = async ({ params }) => ({
  result: await orderView(await currentExchange(params.publicId)),
})

/** Refunds go to the address of the order; staff name one only where it has none. */
export const actOnOrder: ApiHandler<typeof desk.act> = async ({ params: { publicId }, body, signedIn }) => {
  const { reason, ...chosen } = body
  const known = await checkAction(publicId, chosen, AUTHORITY)
  if (!needsSecondForRefund(known, chosen.action))
    return { result: await orderView(await actOn(publicId, chosen, AUTHORITY)) }
  if (!exchangeView(known, Date.now()).actions.includes('refund')) throw actionUnavailable('refund')
  const { address, extraId, notProvideRefundMemo } = chosen
  const refund = { address, extraId, notProvideRefundMemo, reason }
  await propose({ kind: 'refund', subject: publicId, body: refund }, signedIn, Date.now())
  return { status: 202, result: await orderView(known) }
}

/** What was proposed and confirmed. */
export const refundByStaff = (publicId: string, chosen: ExchangeActionBody) =>
  actOn(publicId, chosen, AUTHORITY)

const AUTHORITY: Parameters<typeof actOn>[2] = {
  require: () => undefined,
  requireForAddress: ({ userRefundAddress }) => {
    if (userRefundAddress !== null) throw ownerRequired()
  },
}

async function orderView(exchange: StoredExchange): Promise<DeskOrder> {
  const db = await database()
  const { publicId, customerId } = exchange
  const events = await db
    .select()
    .from(exchangeEvents)
    .where(eq(exchangeEvents.publicId, publicId))
    .orderBy(asc(exchangeEvents.id))
  const recipient = await recipientOf(db, exchange)
  const language = recipient?.language ?? DEFAULT_LOCALE
  const proposal = (await openProposalsOf([publicId], Date.now())).get(publicId)
  return {
    exchange: exchangeView(exchange, Date.now()),
    email: recipient?.to ?? null,
    ...{ isCustomers: customerId !== null, customerId },
    work: await orderWorkOf(db, publicId),
    ...{ language, facts: replyFactsOf(exchange, language) },
    timeline: events.map(({ status, issue, at }) => ({ status, issue, at: iso(at) })),
    live: liveFacts(exchange),
    hold: holdView(exchange),
    proposal: proposal ? proposalView(proposal) : null,
    audit: (await auditEntries(SHOWN_ENTRIES, 0, publicId)).map(auditView),
  }
}

const liveFacts = (exchange: StoredExchange): DeskOrder['live'] =>
  localOrders(exchange)
    ? null
    : {
        creation: exchange.creation,
        orderId: exchange.providerOrderId,
        readAt: isoOrNull(exchange.readAt),
        failedReads: exchange.failedReads,
        nextReadAt: isoOrNull(exchange.dueAt),
      }
