import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import {
  EXCHANGE_ACTIONS,
  EXCHANGE_ISSUES,
  type ExchangeActionName,
  PROGRESS_STATUSES,
  SANDBOX_DEPOSITS,
  SIDE_STATUSES,
} from '@/domain/exchange/exchange'
import { commissionColumn } from '@/server/database/commissionColumn'
import { formerCustomerId } from '@/server/database/customerTables'
import { instant } from '@/server/database/instant'
import { hasPersonalData } from '@/server/database/personalColumns'
import type { PriceRecord } from '@/domain/money/priceRecord'
import type { StoredAmountChange, StoredRequote } from '@/server/database/storedAmountChange'
import type { StoredHold } from '@/server/database/storedHold'
import type { StoredRamp } from '@/server/database/storedRamp'
import type { ProviderOrder } from '@/domain/exchange/providerOrder'

export const STATUSES = [...PROGRESS_STATUSES, ...SIDE_STATUSES] as const

/** Carries out every order of a site without real money. */
export const SANDBOX = 'sandbox'

/** `numeric` is read as a decimal string, so amounts are exact. */
export const exchanges = pgTable(
  'exchanges',
  {
    publicId: text('public_id').primaryKey(),
    /** An update names the version it was based on. */
    version: integer().notNull(),
    /** SHA-256; old rows have the key itself. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** SHA-256, to distinguish a repeated call from another one under the same key. */
    orderHash: text('order_hash').notNull(),
    /** SHA-256; null: created before there was one. */
    ownerSecretHash: text('owner_secret_hash'),
    /** A fixed rate serves one exchange. */
    rateJti: text('rate_jti').unique(),
    type: text({ enum: ['fixed', 'floating'] }).notNull(),
    status: text({ enum: STATUSES }).notNull(),
    issue: text({ enum: EXCHANGE_ISSUES }),
    depositKind: text('deposit_kind', { enum: SANDBOX_DEPOSITS }),
    tickerFrom: text('ticker_from').notNull(),
    networkFrom: text('network_from').notNull(),
    tickerTo: text('ticker_to').notNull(),
    networkTo: text('network_to').notNull(),
    expectedAmountFrom: numeric('expected_amount_from').notNull(),
    expectedAmountTo: numeric('expected_amount_to').notNull(),
    amountFrom: numeric('amount_from'),
    amountTo: numeric('amount_to'),
    /** Null: created before it was recorded. */
    priceRecord: jsonb('price_record').$type<PriceRecord>(),
    /** Agreed at creation. Null: created before it was recorded. */
    commission: commissionColumn(),
    addressFrom: text('address_from').notNull(),
    extraIdFrom: text('extra_id_from'),
    addressTo: text('address_to').notNull(),
    extraIdTo: text('extra_id_to'),
    userRefundAddress: text('user_refund_address'),
    userRefundExtraId: text('user_refund_extra_id'),
    txFrom: text('tx_from'),
    txTo: text('tx_to'),
    refundTx: text('refund_tx'),
    confirmations: integer().notNull(),
    confirmationsNeeded: integer('confirmations_needed').notNull(),
    unregEmail: text('unreg_email'),
    customerId: formerCustomerId(),
    /** Null: ordered by that customer, or anonymous. */
    claimedAt: instant('claimed_at'),
    /** When it finished; counts for loyalty. */
    volumeBtc: numeric('volume_btc'),
    referral: text(),
    source: text(),
    medium: text(),
    campaign: text(),
    firstPage: text('first_page'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    validUntil: instant('valid_until').notNull(),
    depositedAt: instant('deposited_at'),
    /** Null while nothing happens by itself. */
    dueAt: instant('due_at'),
    provider: text().notNull().default(SANDBOX),
    isSandbox: boolean('is_sandbox').notNull().default(true),
    creation: text({ enum: ['made', 'pending', 'refused', 'unknown', 'mismatch', 'undecided', 'held'] })
      .notNull()
      .default('made'),
    providerOrder: jsonb('provider_order').$type<ProviderOrder>(),
    /** Null: the provider made the order at the amounts that were quoted. */
    amountChange: jsonb('amount_change').$type<StoredAmountChange>(),
    /** Null: nothing but the agreed amounts is exchanged. */
    requote: jsonb().$type<StoredRequote>(),
    /** Null: it was never put on hold. */
    hold: jsonb().$type<StoredHold>(),
    /** It pays a payment request. */
    isPayment: boolean('is_payment').notNull().default(false),
    /** Null: no ramp carries it out. */
    ramp: jsonb().$type<StoredRamp>(),
    providerOrderId: text('provider_order_id'),
    /** Encrypted, see providerSecret. */
    providerSecret: text('provider_secret'),
    providerUrl: text('provider_url'),
    providerActions: jsonb('provider_actions').$type<readonly ExchangeActionName[]>().notNull().default([]),
    /** Sent to the provider, perhaps without an answer: nothing is sent again until the status has changed. */
    pendingAction: text('pending_action', { enum: EXCHANGE_ACTIONS }),
    /** The provider itself named both final amounts. */
    isAmountReported: boolean('is_amount_reported').notNull().default(false),
    /** The last successful read of the provider, and the failures since. */
    readAt: instant('read_at'),
    failedReads: integer('failed_reads').notNull().default(0),
    pageAskedAt: instant('page_asked_at'),
    /** Until then one process reads its provider. */
    leasedUntil: instant('leased_until'),
  },
  (table) => [
    index('exchanges_of_provider')
      .on(table.provider, table.providerOrderId)
      .where(sql`${table.providerOrderId} is not null`),
    index('exchanges_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    // Hash indexes, where a text may be longer than an ordered index takes.
    index('exchanges_created').on(table.createdAt),
    index('exchanges_address_from').using('hash', table.addressFrom),
    index('exchanges_address_to').using('hash', table.addressTo),
    index('exchanges_tx_from')
      .using('hash', table.txFrom)
      .where(sql`${table.txFrom} is not null`),
    index('exchanges_tx_to')
      .using('hash', table.txTo)
      .where(sql`${table.txTo} is not null`),
    index('exchanges_unreg_email')
      .using('hash', table.unregEmail)
      .where(sql`${table.unregEmail} is not null`),
    // The finished are many; the newest of them are found in exchanges_created.
    index('exchanges_in_status')
      .on(table.status, table.createdAt)
      .where(sql`${table.status} <> 'finished'`),
    index('exchanges_held')
      .on(table.createdAt)
      .where(sql`${table.creation} = 'held'`),
    index('exchanges_finished').on(table.status, table.updatedAt),
    index('exchanges_of').on(table.customerId, table.createdAt),
    index('exchanges_last')
      .on(table.isSandbox, table.updatedAt)
      .where(sql`${table.status} = 'finished'`),
    index('exchanges_contacts').on(table.updatedAt).where(hasPersonalData(table)),
  ],
)

export type StoredExchange = typeof exchanges.$inferSelect
