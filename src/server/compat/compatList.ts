import { and, asc, count, desc, eq, gte, inArray, isNotNull, lte, type SQL } from 'drizzle-orm'
import { ENDED_STATUSES, type ExchangeStatus, OPEN_STATUSES } from '@/domain/exchange/exchange'
import { database } from '@/server/database/database'
import { exchanges, orderAttributions, type StoredExchange } from '@/server/database/schema'
import { badParams } from '@/server/compat/CompatError'
import type { CompatRequest } from '@/server/compat/compatCall'
import { compatName } from '@/server/compat/compatCurrencies'
import { numberOf } from '@/server/compat/compatJson'
import { compatStatus } from '@/server/compat/compatOrders'
import { isUndecided } from '@/server/exchanges/amountChange'

const MAX_ROWS = 100
const STATUSES: readonly string[] = [...OPEN_STATUSES, ...ENDED_STATUSES]

/** GET exchanges: those that the partner's keys have made. */
export async function listCompatOrders({ query, caller }: CompatRequest) {
  const where = and(
    eq(orderAttributions.partnerId, caller?.partner.id ?? ''),
    isNotNull(orderAttributions.keyId),
    ...filtersOf(query),
  )
  const by = query.sortField === 'updatedAt' ? exchanges.updatedAt : exchanges.createdAt
  const direction = query.sortDirection?.toUpperCase() === 'ASC' ? asc : desc
  const db = await database()
  const joined = eq(exchanges.publicId, orderAttributions.publicId)
  const [rows, [found]] = await Promise.all([
    db
      .select({ exchange: exchanges })
      .from(orderAttributions)
      .innerJoin(exchanges, joined)
      .where(where)
      .orderBy(direction(by), direction(exchanges.publicId))
      .limit(Math.min(wholeOf(query, 'limit', MAX_ROWS), MAX_ROWS))
      .offset(wholeOf(query, 'offset', 0)),
    db.select({ total: count() }).from(orderAttributions).innerJoin(exchanges, joined).where(where),
  ])
  return { count: found?.total ?? 0, exchanges: rows.map(({ exchange }) => rowOf(exchange)) }
}

function wholeOf(query: Record<string, string>, name: string, fallback: number): number {
  const text = query[name] ?? ''
  if (text === '') return fallback
  if (!/^\d{1,9}$/.test(text)) throw badParams(`${name} is a whole number`)
  return Number(text)
}

function filtersOf(query: Record<string, string>): SQL[] {
  const dated = query.dateField === 'updatedAt' ? exchanges.updatedAt : exchanges.createdAt
  const { dateFrom = '', dateTo = '', requestId = '', payoutAddress = '', statuses = '' } = query
  const named = statuses.split(',').filter(Boolean)
  if (named.some((status) => !STATUSES.includes(status === 'new' ? 'creating' : status)))
    throw badParams('There is no such status.')
  return [
    ...(dateFrom ? [gte(dated, timeOf('dateFrom', dateFrom))] : []),
    ...(dateTo ? [lte(dated, timeOf('dateTo', dateTo))] : []),
    ...(requestId ? [eq(exchanges.publicId, requestId)] : []),
    ...(payoutAddress ? [eq(exchanges.addressTo, payoutAddress)] : []),
    ...(named.length > 0
      ? [
          inArray(
            exchanges.status,
            named.map((status) => (status === 'new' ? 'creating' : status) as ExchangeStatus),
          ),
        ]
      : []),
  ]
}

function timeOf(name: string, text: string): number {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw badParams(`${name} is a date`)
  return at
}

const iso = (at: number) => new Date(at).toISOString()

function rowOf(exchange: StoredExchange) {
  const from = compatName(exchange.tickerFrom, exchange.networkFrom)
  const to = compatName(exchange.tickerTo, exchange.networkTo)
  return {
    createdAt: iso(exchange.createdAt),
    updatedAt: iso(exchange.updatedAt),
    exchangeId: exchange.publicId,
    requestId: exchange.publicId,
    status: compatStatus(exchange.status),
    validUntil: iso(exchange.validUntil),
    flow: exchange.type === 'fixed' ? 'fixed-rate' : 'standard',
    payin: {
      ...{ currency: from.ticker, network: from.network },
      address: isUndecided(exchange) ? '' : exchange.addressFrom,
      extraId: isUndecided(exchange) ? null : exchange.extraIdFrom,
      amount: numberOf(exchange.amountFrom),
      expectedAmount: numberOf(exchange.expectedAmountFrom),
      hash: exchange.txFrom,
    },
    payout: {
      ...{ currency: to.ticker, network: to.network },
      ...{ address: exchange.addressTo, extraId: exchange.extraIdTo },
      amount: numberOf(exchange.amountTo),
      hash: exchange.txTo,
    },
    refund: {
      ...{ currency: from.ticker, network: from.network, address: exchange.userRefundAddress },
      ...{ extraId: exchange.userRefundExtraId, hash: exchange.refundTx },
    },
  }
}
