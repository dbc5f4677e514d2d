/** What answers hold. Each is held against the type of our own that the call promises, so that the two cannot part. */
import { z } from 'zod'
import { LEDGER_KINDS, PAYOUT_STATES } from '@/domain/account'
import { API_ERROR_CODES, type ApiErrorBody } from '@/domain/apiError'
import { CONTEST_STATES } from '@/domain/contest'
import type { LoyaltyStanding, Payout, SavedAddress } from '@/domain/customer'
import {
  EXCHANGE_ACTIONS,
  type Exchange,
  type LastExchange,
  PROGRESS_STATUSES,
  SIDE_STATUSES,
} from '@/domain/exchange'
import type { HistoryPoint, MarketRow } from '@/domain/market'
import type { Estimate, Range } from '@/domain/quote'
import { RATINGS, type Review } from '@/domain/review'

export const amount = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .describe('A decimal number with a point, never in powers of ten.')
export const instant = z.iso.datetime().describe('ISO 8601 in UTC.')
const some = z.string().nullable()
export const nothing = z.strictObject({})

/** Some rows of a longer list. */
export const rowsOf = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({ result: z.array(row), offset: z.int(), limit: z.int(), totalCount: z.int() })

const rank = z.int().nullable()
/** What only a chosen currency needs is left out of a list that is not `extended`. */
export const currency = z.strictObject({
  symbol: z.string().describe('Unique over all networks: btc, usdttrc20.'),
  id: z.string(),
  has_extra_id: z.boolean(),
  extra_id: z.string(),
  name: z.string(),
  validation_address: some.optional(),
  validation_extra: some.optional(),
  warnings_from: z.array(z.string()).optional(),
  warnings_to: z.array(z.string()).optional(),
  confirmations_from: some.optional(),
  address_explorer: z.string().optional(),
  tx_explorer: z.string().optional(),
  image: z.string(),
  image_v2: z.string(),
  network: z.string().describe('Empty for a state’s currency.'),
  isFiat: z.boolean(),
  enabled: z.boolean(),
  cmcTicker: z.string(),
  symbolFront: z.string(),
  priority: rank,
  priorityFrom: rank,
  priorityTo: rank,
  fullInfo: z.strictObject({
    contract_address: some,
    precision: z.int(),
    network_name: z.string(),
    network_badge: z.string(),
    isStable: z.boolean(),
    isNew: z.boolean(),
    isFixedRateEnabled: z.boolean(),
  }),
  dailyChange: some.describe('Percent over the last 24 hours.'),
})

export const marketRow: z.ZodType<MarketRow> = z.strictObject({
  symbol: z.string(),
  priceUsd: amount,
  dailyChange: amount,
  sparkline: z.array(amount).describe('The last seven days, oldest first.'),
})
export const historyPoint: z.ZodType<HistoryPoint> = z.strictObject({ at: instant, priceUsd: amount })

const limits = { min: amount, max: amount.nullable() }
export const range: z.ZodType<Range> = z.strictObject(limits)
export const estimate: z.ZodType<Estimate> = z.strictObject({
  ...limits,
  estimate: amount.describe('The other side’s amount.'),
  estimatedAmount: amount.describe('The same number under the name that other services use.'),
  rateId: some.describe('Holds a fixed rate; null for a floating one.'),
  validUntil: instant.nullable(),
  networkFee: amount,
  speed: z.string().describe('Usual minutes.'),
})

const tickers = {
  tickerFrom: z.string(),
  networkFrom: z.string(),
  tickerTo: z.string(),
  networkTo: z.string(),
}
export const exchangeFields = {
  publicId: z.string(),
  type: z.enum(['fixed', 'floating']),
  status: z.enum([...PROGRESS_STATUSES, ...SIDE_STATUSES]),
  createdAt: instant,
  updatedAt: instant,
  validUntil: instant,
  serverTime: instant,
  ...tickers,
  amountFrom: amount.nullable().describe('Null until the deposit has been seen.'),
  expectedAmountFrom: amount,
  amountTo: amount.nullable().describe('Null until the payout has been sent.'),
  expectedAmountTo: amount,
  extendedInfo: z.strictObject({
    addressFrom: z.string().describe('Where the visitor sends his deposit.'),
    extraIdFrom: some,
    addressTo: z.string(),
    extraIdTo: some,
    userRefundAddress: some,
    userRefundExtraId: some,
    txFrom: some,
    txTo: some,
    refundTx: some,
    confirmations: z.int(),
    confirmationsNeeded: z.int(),
  }),
  issue: z.enum(['deposit_too_small', 'deposit_too_large', 'deposit_late']).nullable(),
  actions: z.array(z.enum(EXCHANGE_ACTIONS)).describe('What a person may do now.'),
}
export const exchange: z.ZodType<Exchange> = z.strictObject(exchangeFields)
export const lastExchange: z.ZodType<LastExchange> = z.strictObject({
  ...tickers,
  amountFrom: amount,
  amountTo: amount,
  finishedAt: instant,
})

export const reviewFields = {
  id: z.string(),
  rating: z.literal(RATINGS),
  name: some,
  text: z.string(),
  language: z.string(),
  createdAt: instant,
}
export const review: z.ZodType<Review> = z.strictObject(reviewFields)

const plan = {
  startsAt: instant,
  endsAt: instant,
  prizes: z.array(z.string()),
  rulesUrl: some,
}
export const contest = z.union([
  z.strictObject({ state: z.literal('none') }),
  z.strictObject({
    state: z.enum(CONTEST_STATES).exclude(['none']),
    ...plan,
    leaderboard: z.array(z.strictObject({ place: z.int(), name: z.string(), volumeBtc: amount })),
  }),
])

export const tokens = z.strictObject({ accessToken: z.string(), refreshToken: z.string() })

export const savedAddress: z.ZodType<SavedAddress> = z.strictObject({
  id: z.string(),
  label: z.string(),
  ticker: z.string(),
  network: z.string(),
  address: z.string(),
  extraId: some,
})

export const payout: z.ZodType<Payout> = z.strictObject({
  id: z.string(),
  amountBtc: amount,
  address: z.string(),
  state: z.enum(PAYOUT_STATES),
  tx: some,
  createdAt: instant,
  updatedAt: instant,
})

export const ledgerEntryFields = {
  kind: z.enum(LEDGER_KINDS),
  amountBtc: amount.describe('Below zero for what left.'),
  publicId: some.describe('The exchange that caused it.'),
  at: instant,
}
export const loyaltyStanding: z.ZodType<LoyaltyStanding> = z.strictObject({
  level: z.string(),
  cashbackPercent: amount,
  windowDays: z.int(),
  volumeBtc: amount.describe('Finished within the window.'),
  nextLevel: some,
  missingBtc: amount.nullable(),
  balanceBtc: amount.describe('The sum of all entries.'),
  earnedBtc: amount,
  days: z.array(z.strictObject({ date: z.iso.date(), volumeBtc: amount })),
  entries: z.array(z.strictObject(ledgerEntryFields)).describe('The newest twenty.'),
})

const refused: z.ZodType<ApiErrorBody> = z.strictObject({
  code: z.enum(API_ERROR_CODES),
  error: z.string().describe('The HTTP status in words.'),
  description: z.string().describe('For a developer, in English.'),
  traceId: z.string(),
  fields: z
    .record(z.string(), z.strictObject({ code: z.enum(API_ERROR_CODES), description: z.string() }))
    .optional()
    .describe('Every field that was refused, by its name in the call.'),
  limits: z.strictObject(limits).optional(),
})

/** What several calls answer with, by the name under which it is described once. */
export const namedSchemas = {
  Amount: amount,
  Instant: instant,
  Currency: currency,
  MarketRow: marketRow,
  HistoryPoint: historyPoint,
  Range: range,
  Estimate: estimate,
  Exchange: exchange,
  LastExchange: lastExchange,
  Review: review,
  Tokens: tokens,
  SavedAddress: savedAddress,
  Payout: payout,
  LoyaltyStanding: loyaltyStanding,
  Nothing: nothing,
  Error: refused,
} satisfies Record<string, z.ZodType>
