import { readProgrammes } from '@/config/readProgrammes'
import type { OfferList, OfferProvider } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { checkAmount } from '@/server/market/checkQuoteRequest'
import { commissionView } from '@/server/providers/commissionView'
import type { Offer } from '@/server/providers/provider'
import type { Market } from '@/server/market/marketPort'
import { checkQuoteRequest, range } from '@/server/market/sandboxQuotes'
import { sandboxOrderTerms } from '@/server/market/sandboxOrderTerms'
import { limitsOf as tradeLimits, payoutFee, spreadCommission } from '@/server/sandbox/pricing'
import { isPairAvailable, likeness } from '@/server/sandbox/sandboxPairs'
import { sandboxAsset, sandboxProvider } from '@/server/sandbox/sandboxProvider'
import { issueRate } from '@/server/market/rates'
import { hasErrors, validationError } from '@/server/kernel/validationError'

const { id, profile } = sandboxProvider
const SANDBOX: OfferProvider = { id, name: profile.name, custody: profile.custody, kyc: profile.kyc }

/** The local provider: its prices are computed, and its orders move in our own table. */
export const sandboxMarket: Market = {
  range: (request, _userIp, at) => Promise.resolve().then(() => range(request, at)),
  estimate: async (request, _userIp, at) => {
    const { networkFee, ...offer } = await quoted(request, at)
    const estimate = otherAmount(offer, request)
    return {
      estimate,
      networkFee,
      speed: readProgrammes().usualMinutes,
      ...limitsOf(offer),
      ...(await rateOf(request, estimate, at)),
      commission: commissionView(spreadCommission(request.fixed)),
      provider: null,
    }
  },
  offers: async (request, _userIp, at, { exclude = [] }) => {
    const isExcluded = exclude.includes(SANDBOX.id)
    const refused = isExcluded ? [] : missing(request, at)
    const isOffered = !isExcluded && refused.length === 0
    return { offers: isOffered ? [await offer(request, at)] : [], missing: refused, askedAt: isoOf(at) }
  },
  networkTerms: (pairs, fixed, at) =>
    Promise.resolve(
      pairs.map((pair) => {
        const trade = { ...pair, fixed, at }
        const speed = readProgrammes().usualMinutes
        return { min: tradeLimits(trade, false).min, networkFee: payoutFee(trade), speed }
      }),
    ),
  orderTerms: sandboxOrderTerms,
  ready: () => Promise.resolve(),
  isPairAvailable,
  offered: (currency) => currency,
  likeness,
  version: () => 'sandbox',
}

const isoOf = (at: number) => new Date(at).toISOString()

const rateOf = async (request: QuoteRequest, estimate: string, at: number) =>
  request.fixed ? issueRate(request, estimate, at) : { rateId: null, validUntil: null }

/** The price is the provider's; what is wrong with the request is named by field before. */
async function quoted(request: QuoteRequest, at: number): Promise<Offer> {
  const { trade, limits, fields } = checkQuoteRequest(request, at)
  if (!trade || hasErrors(fields)) throw validationError(fields, limits)
  const { amount, reverse, fixed } = request
  const assets = { from: sandboxAsset(trade.from), to: sandboxAsset(trade.to) }
  return sandboxProvider.quote({ ...assets, amount, reverse, fixed, basisPoints: 0 }, { at, limits })
}

const otherAmount = (
  { amountFrom, amountTo }: Pick<Offer, 'amountFrom' | 'amountTo'>,
  { reverse }: QuoteRequest,
) => (reverse ? amountFrom : amountTo)
const limitsOf = ({ limits: { min, max } }: Pick<Offer, 'limits'>) => ({ min: min ?? '0', max })

async function offer(request: QuoteRequest, at: number): Promise<OfferList['offers'][number]> {
  const { networkFee, minutes, ...quote } = await quoted(request, at)
  const estimate = otherAmount(quote, request)
  return {
    provider: SANDBOX,
    estimate,
    networkFee,
    ...limitsOf(quote),
    ...(await rateOf(request, estimate, at)),
    fixed: request.fixed,
    minutes,
    commission: commissionView(spreadCommission(request.fixed)),
  }
}

/** An amount outside of the limits is a reason for this provider; anything else is wrong with the request itself. */
function missing(request: QuoteRequest, at: number): OfferList['missing'] {
  const { fields, limits, from, to } = checkQuoteRequest(request, at)
  if (!hasErrors(fields)) return []
  const typed = request.reverse ? to : from
  if (!limits || hasErrors(checkAmount(request.amount, typed))) throw validationError(fields, limits)
  const code = fields.amount?.code === 'amount_below_min' ? 'below_min' : 'above_max'
  return [{ provider: SANDBOX, code, ...limits }]
}
