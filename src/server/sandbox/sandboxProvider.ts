import type Big from 'big.js'
import type { BankDetails } from '@/contract/exchangeParts'
import type { Range } from '@/contract/quotes'
import { readProgrammes } from '@/config/readProgrammes'
import {
  type CatalogueCurrency,
  findCurrency,
  findByTicker,
  currencyFrom,
} from '@/server/catalogue/catalogue'
import { priceAt } from '@/server/prices/sampleMarket'
import { sandboxBank } from '@/server/sandbox/sandboxBank'
import { sandboxExtraId, sandboxDepositAddress } from '@/server/sandbox/sandboxDepositAddress'
import { requireWithin, typedSide } from '@/server/providers/amountChecks'
import type { ProviderAsset, ProviderOrder, ProviderQuestion } from '@/domain/exchange/providerOrder'
import type {
  CreatedOrder,
  Offer,
  OfferingProvider,
  ProviderAction,
  ProviderProfile,
} from '@/server/providers/provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import {
  type Trade,
  depositFor,
  limitsOf,
  payoutFee,
  payoutFor,
  floatingPayout,
  spreadCommission,
} from '@/server/sandbox/pricing'
import type { Commission } from '@/domain/money/commission'
import {
  actionsOf,
  statesDue,
  withContinue,
  withDeposit,
  withRefund,
  type StepRules,
} from '@/server/sandbox/exchangeSteps'
import { isPairAvailable } from '@/server/sandbox/sandboxPairs'
import { env } from '@/config/env'
import type { ExchangeActionName, SandboxDeposit } from '@/domain/exchange/exchange'
import { SANDBOX, type StoredExchange } from '@/server/database/schema'
import { recordPrices } from '@/server/prices/recordPrices'
import { readSandboxChain } from '@/config/walletSettings'
import { slugOf } from '@/domain/currency/currency'

/** Milliseconds since 1970: a local provider never reads the clock. `limits`: of this question, where they are known. */
export type LocalContext = { at: number; limits?: Range }

/** A provider without a service: its orders are rows of our own table and move with the clock. */
export type LocalProvider = OfferingProvider<LocalContext> & {
  orders: {
    /** Oldest first, each with the moment it was due. */
    statesDue: (order: StoredExchange, at: number) => StoredExchange[]
    actions: (order: StoredExchange, at: number) => ExchangeActionName[]
    /** Null: not available. */
    act: (order: StoredExchange, action: ProviderAction, at: number) => StoredExchange | null
    /** What a chain would do; null where none is waited for. */
    deposit: (order: StoredExchange, kind: SandboxDeposit, at: number) => StoredExchange | null
    /** Whom a bank transfer goes to; null for a coin. */
    bank: (order: StoredExchange) => BankDetails | null
    /** Of an order from before commissions were stored. */
    commission: (order: StoredExchange) => Commission
    /** US dollars of a unit, by which it earns. */
    priceAt: (symbol: string, at: number) => Big | null
  }
}

const PROFILE: ProviderProfile = {
  name: 'Sandbox',
  url: '',
  supportUrl: '',
  termsUrl: '',
  custody: 'sandbox',
  kyc: 'never',
  needsUserIp: false,
  refundAddress: 'later',
  refunds: 'requested',
  // The spread of its prices, which is known without one.
  commission: { kind: 'exact', maxBasisPoints: 0 },
}

/** The provider of a site without real money. Nothing leaves this process. */
export const sandboxProvider: LocalProvider = {
  id: SANDBOX,
  profile: PROFILE,
  assets: (catalogue) =>
    Promise.resolve({
      assets: new Map(catalogue.map((currency) => [currency.symbol, sandboxAsset(currency)])),
      unmatched: [],
    }),
  quote: (question, context) => Promise.resolve().then(() => offerFor(question, context)),
  create: (order) => Promise.resolve().then(() => createdFor(order)),
  orders: {
    statesDue: (order, at) => statesDue(order, at, sandboxRules()),
    actions: (order, at) => actionsOf(order, at, sandboxRules()),
    act: (order, { action, address, extraId }, at) => {
      if (!actionsOf(order, at, sandboxRules()).includes(action)) return null
      if (action === 'continue') return withContinue(order, at, sandboxRules())
      return address === null ? null : withRefund(order, { address, extraId }, at)
    },
    deposit: (order, kind, at) => withDeposit(order, kind, at, sandboxRules()),
    bank: sandboxBank,
    commission: (order) => spreadCommission(order.type === 'fixed'),
    priceAt,
  },
}

export const sandboxAsset = (currency: CatalogueCurrency): ProviderAsset => ({
  symbol: currency.symbol,
  code: currency.symbol,
  network: currency.network,
  precision: currency.fullInfo.precision,
  memo: currency.has_extra_id ? 'required' : 'none',
  isDeposit: currency.enabled,
  isPayout: currency.enabled,
  isFixed: currency.fullInfo.isFixedRateEnabled && !currency.isFiat,
})

function tradeOf({ from, to, fixed }: ProviderQuestion): Omit<Trade, 'at'> {
  const [sent, received] = [findCurrency(from.symbol), findCurrency(to.symbol)]
  if (!sent || !received || !isPairAvailable(sent, received, false))
    throw new ProviderError('pair_unavailable')
  if (!isPairAvailable(sent, received, fixed)) throw new ProviderError('fixed_unavailable')
  return { from: sent, to: received, fixed }
}

function offerFor(question: ProviderQuestion, { at, limits: known }: LocalContext): Offer {
  const { amount, reverse, fixed } = question
  const trade = { ...tradeOf(question), at }
  const limits = known ?? limitsOf(trade, reverse)
  const networkFee = payoutFee(trade)
  requireWithin(amount, limits, typedSide(question))
  const [least = 0, most = 0] = readProgrammes().usualMinutes.split('-').map(Number)
  return {
    rateKey: null,
    fixed,
    amountFrom: reverse ? depositFor(amount, trade, networkFee) : amount,
    amountTo: reverse ? amount : payoutFor(amount, trade, networkFee),
    networkFee,
    limits,
    validUntil: null,
    minutes: [least, most],
  }
}

/** At the terms that were promised: a rate that holds is exact, whatever the market has done since. */
function createdFor(order: ProviderOrder): CreatedOrder {
  const { from } = tradeOf(order)
  const place = depositOf(from, order.orderKey)
  return {
    ref: { id: order.orderKey, secret: null },
    depositAddress: place.address,
    depositExtraId: place.extraId,
    amountFrom: order.expectedFrom,
    amountTo: order.expectedTo,
    echo: {
      addressTo: order.addressTo,
      extraIdTo: order.extraIdTo,
      from: order.from.code,
      to: order.to.code,
    },
    validUntil: null,
    url: null,
  }
}

export const depositOf = (currency: CatalogueCurrency, publicId: string) => ({
  address: depositAddressOf(currency, publicId),
  extraId: currency.has_extra_id ? sandboxExtraId(currency.network, publicId) : null,
})

/** The deposit address of an order: one that cannot be paid to, but for what the configured test chain has. */
function depositAddressOf(currency: CatalogueCurrency, publicId: string): string {
  const chain = readSandboxChain()
  const isOnChain = chain?.network === currency.network
  const isItsCoin = currency.fullInfo.contract_address === null
  if (isOnChain && (isItsCoin || chain.tokens[slugOf(currency)])) return chain.depositAddress
  return sandboxDepositAddress(currency.network, publicId)
}

/** By which its orders move. */
export const sandboxRules = (): StepRules => ({
  stepMs: env.sandboxStepSeconds * 1000,
  precisionFrom: (exchange) => currencyFrom(exchange).fullInfo.precision,
  payout: (exchange, amountFrom, at) => {
    const from = findByTicker(exchange.tickerFrom, exchange.networkFrom)
    const to = findByTicker(exchange.tickerTo, exchange.networkTo)
    // What has left the catalogue has no market; the exchange itself must still come to an end.
    return from && to ? floatingPayout(from, to, amountFrom, at) : null
  },
  priceRecord: ({ tickerFrom, networkFrom, tickerTo, networkTo }, amountFrom, amountTo, at) => {
    const from = findByTicker(tickerFrom, networkFrom)
    const to = findByTicker(tickerTo, networkTo)
    if (!from || !to) return null
    const networkFee = payoutFee({ from, to, fixed: false, at })
    return recordPrices({ amountFrom, amountTo, networkFee }, { from, to }, at)
  },
})
