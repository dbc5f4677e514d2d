import Big from 'big.js'
import type { REPORT_COLUMNS } from '@/domain/report/reports'
import { findByTicker } from '@/server/catalogue/catalogue'
import type {
  journalEntries,
  journalLegs,
  StoredEarning,
  StoredExchange,
  StoredPayout,
} from '@/server/database/schema'

/** No address, no email address and no name in any of them. */
type Row<Report extends keyof typeof REPORT_COLUMNS> = Record<
  (typeof REPORT_COLUMNS)[Report][number],
  string | null
>

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** Without zeros at its end and without an exponent. */
const exact = (amount: string | null) => (amount === null ? null : new Big(amount).toFixed())

/** As the books name it; a coin that has left the catalogue has its ticker and network. */
export const unitOf = (ticker: string, network: string): string =>
  findByTicker(ticker, network)?.symbol ?? `${ticker}-${network}`

type FoundOrder = { exchange: StoredExchange; partnerId: string | null }

export const orderRow = ({ exchange, partnerId }: FoundOrder): Row<'orders'> => ({
  order: exchange.publicId,
  created_at: iso(exchange.createdAt),
  updated_at: iso(exchange.updatedAt),
  status: exchange.status,
  issue: exchange.issue,
  type: exchange.type,
  provider: exchange.provider,
  partner: partnerId,
  expected_amount_from: exact(exchange.expectedAmountFrom),
  amount_from: exact(exchange.amountFrom),
  unit_from: unitOf(exchange.tickerFrom, exchange.networkFrom),
  expected_amount_to: exact(exchange.expectedAmountTo),
  amount_to: exact(exchange.amountTo),
  unit_to: unitOf(exchange.tickerTo, exchange.networkTo),
  volume: exact(exchange.volumeBtc),
  unit_volume: 'btc',
})

export const earningRow = (earning: StoredEarning): Row<'earnings'> => ({
  order: earning.publicId,
  finished_at: iso(earning.at),
  updated_at: iso(earning.updatedAt),
  provider: earning.provider,
  kind: earning.kind,
  state: earning.state,
  amount: exact(earning.amount),
  unit: earning.unit,
  value: exact(earning.valueBtc),
  unit_value: 'btc',
  reason: earning.reason,
})

/** `tx` names a payment of the operator, by which it is found in the wallet that sent it. */
export const payoutRow = (payout: StoredPayout): Row<'payouts'> => ({
  payout: payout.id,
  requested_at: iso(payout.createdAt),
  approved_at: iso(payout.approvedAt),
  sent_at: iso(payout.sentAt),
  ended_at: iso(payout.endedAt),
  kind: payout.partnerId === null ? 'cashback' : 'commission',
  partner: payout.partnerId,
  state: payout.state,
  amount: exact(payout.amountBtc),
  unit: 'btc',
  tx: payout.tx,
})

type FoundLeg = { entry: typeof journalEntries.$inferSelect; leg: typeof journalLegs.$inferSelect }

export const journalRow = ({ entry, leg }: FoundLeg): Row<'journal'> => ({
  entry: String(entry.id),
  leg: String(leg.id),
  at: iso(entry.at),
  kind: entry.kind,
  account: leg.account,
  owner: leg.owner,
  amount: exact(leg.amount),
  unit: leg.unit,
  order: entry.publicId,
  payout: entry.payoutId,
  reference: entry.reference,
  reverses: entry.reverses === null ? null : String(entry.reverses),
})
