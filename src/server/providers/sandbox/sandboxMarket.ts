import { readProgrammes } from '@/config/readProgrammes'
import type { OfferList, OfferProvider } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { checkAmount } from '@/server/market/checkQuoteRequest'
import type { Market } from '@/server/providers/marketPort'
import { isPairAvailable, likeness } from '@/server/providers/sandbox/sandboxPairs'
import { checkQuoteRequest, quote, range } from '@/server/providers/sandbox/sandboxQuotes'
import { issueRate } from '@/server/market/rates'
import { hasErrors, validationError } from '@/server/api/validationError'

const SANDBOX: OfferProvider = { id: 'sandbox', name: 'Sandbox', custody: 'sandbox', kyc: 'never' }

/** The local provider: its prices are computed, and its orders move in our own table. */
export const sandboxMarket: Market = {
  range: (request, _userIp, at) => Promise.resolve().then(() => range(request, at)),
  estimate: async (request, _userIp, at) => {
    const { estimate } = quote(request, at)
    return { ...estimate, ...(await rateOf(request, estimate.estimate, at)), provider: null }
  },
  offers: async (request, _userIp, at, { exclude = [] }) => {
    const isExcluded = exclude.includes(SANDBOX.id)
    const refused = isExcluded ? [] : missing(request, at)
    const isOffered = !isExcluded && refused.length === 0
    return { offers: isOffered ? [await offer(request, at)] : [], missing: refused, askedAt: isoOf(at) }
  },
  ready: () => Promise.resolve(),
  isPairAvailable,
  offered: (currency) => currency,
  likeness,
  version: () => 'sandbox',
}

const isoOf = (at: number) => new Date(at).toISOString()

const rateOf = async (request: QuoteRequest, estimate: string, at: number) =>
  request.fixed ? issueRate(request, estimate, at) : { rateId: null, validUntil: null }

async function offer(request: QuoteRequest, at: number): Promise<OfferList['offers'][number]> {
  const { estimate, networkFee, min, max } = quote(request, at).estimate
  const [least = 0, most = 0] = readProgrammes().usualMinutes.split('-').map(Number)
  return {
    provider: SANDBOX,
    estimate,
    networkFee,
    min,
    max,
    ...(await rateOf(request, estimate, at)),
    fixed: request.fixed,
    minutes: [least, most],
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
