import { readProgrammes } from '@/config/readProgrammes'
import { type CatalogueCurrency, findCurrency } from '@/server/currencies/catalogue'
import { sandboxExtraId } from '@/server/currencies/depositAddress'
import { requireWithin, typedSide } from '@/server/providers/amountChecks'
import type { LocalProvider } from '@/server/providers/localProvider'
import type {
  CreatedOrder,
  Offer,
  ProviderAsset,
  ProviderOrder,
  ProviderProfile,
  ProviderQuestion,
} from '@/server/providers/provider'
import { ProviderError } from '@/server/providers/ProviderError'
import { depositAddressOf } from '@/server/providers/sandbox/depositDetails'
import { type Deal, depositFor, limitsOf, payoutFee, payoutFor } from '@/server/providers/sandbox/pricing'
import { actionsOf, statesDue, withContinue, withRefund } from '@/server/providers/sandbox/exchangeSteps'
import { isPairAvailable } from '@/server/providers/sandbox/sandboxPairs'
import { sandboxRules } from '@/server/providers/sandbox/sandboxRules'

const PROFILE: ProviderProfile = {
  name: 'Sandbox',
  url: '',
  supportUrl: '',
  termsUrl: '',
  custody: 'sandbox',
  kyc: 'never',
  needsUserIp: false,
  refundAddress: 'later',
}

/** The provider of a site without real money. Nothing leaves this process. */
export const sandboxProvider: LocalProvider = {
  id: 'sandbox',
  profile: PROFILE,
  assets: (catalogue) =>
    Promise.resolve({
      assets: new Map(catalogue.map((currency) => [currency.symbol, sandboxAsset(currency)])),
      unmatched: [],
    }),
  quote: (question, { at }) => Promise.resolve().then(() => offerFor(question, at)),
  create: (order) => Promise.resolve().then(() => createdFor(order)),
  orders: {
    statesDue: (order, at) => statesDue(order, at, sandboxRules()),
    actions: (order, at) => actionsOf(order, at, sandboxRules()),
    act: (order, { action, address, extraId }, at) => {
      if (!actionsOf(order, at, sandboxRules()).includes(action)) return null
      if (action === 'continue') return withContinue(order, at, sandboxRules())
      return address === null ? null : withRefund(order, { address, extraId }, at)
    },
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

function dealOf({ from, to, fixed }: ProviderQuestion): Omit<Deal, 'at'> {
  const [sent, received] = [findCurrency(from.symbol), findCurrency(to.symbol)]
  if (!sent || !received || !isPairAvailable(sent, received, false))
    throw new ProviderError('pair_unavailable')
  if (!isPairAvailable(sent, received, fixed)) throw new ProviderError('fixed_unavailable')
  return { from: sent, to: received, fixed }
}

function offerFor(question: ProviderQuestion, at: number): Offer {
  const { amount, reverse, fixed } = question
  const deal = { ...dealOf(question), at }
  const limits = limitsOf(deal, reverse)
  requireWithin(amount, limits, typedSide(question))
  const [least = 0, most = 0] = readProgrammes().usualMinutes.split('-').map(Number)
  return {
    rateKey: null,
    fixed,
    amountFrom: reverse ? depositFor(amount, deal) : amount,
    amountTo: reverse ? amount : payoutFor(amount, deal),
    networkFee: payoutFee(deal),
    limits,
    validUntil: null,
    minutes: [least, most],
  }
}

/** At the terms that were promised: a rate that holds is exact, whatever the market has done since. */
function createdFor(order: ProviderOrder): CreatedOrder {
  const { from } = dealOf(order)
  return {
    ref: { id: order.orderKey, secret: null },
    depositAddress: depositAddressOf(from, order.orderKey),
    depositExtraId: from.has_extra_id ? sandboxExtraId(from.network, order.orderKey) : null,
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
