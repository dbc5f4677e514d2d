import { Counter } from 'prom-client'
import type { quotes } from '@/contract/quotes'
import type { KycLevel } from '@/domain/exchange/quote'
import { metrics } from '@/runtime/metrics'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { IN_PROCESS } from '@/server/kernel/limits'
import { canonicalQuoteRequest, canonicalRangeRequest } from '@/server/market/checkQuoteRequest'
import { market } from '@/server/market/market'
import { once } from '@/runtime/once'

export const getRange: ApiHandler<typeof quotes.range> = async ({ query, ip }) => ({
  result: await market().range(canonicalRangeRequest(query), userIpOf(ip), Date.now()),
})

export const getEstimate: ApiHandler<typeof quotes.estimate> = async ({ query, ip }) => {
  const { provider } = query
  const filter = { ...filterOf(query), ...(provider && { provider }) }
  const request = canonicalQuoteRequest(query)
  const result = await countQuote(request.fixed, market().estimate(request, userIpOf(ip), Date.now(), filter))
  // Other services' name for the same number.
  return { result: { ...result, estimatedAmount: result.estimate } }
}

export const getOffers: ApiHandler<typeof quotes.offers> = async ({ query, ip }) => {
  const request = canonicalQuoteRequest(query)
  const offers = market().offers(request, userIpOf(ip), Date.now(), filterOf(query))
  return { result: await countQuote(request.fixed, offers, (given) => given.offers.length === 0) }
}

const filterOf = ({ exclude, kyc }: { exclude: string; kyc: KycLevel }) => ({
  exclude: exclude.split(',').filter(Boolean),
  kyc,
})

const userIpOf = (ip: string) => (ip === IN_PROCESS ? null : ip)

const counter = once(
  () =>
    new Counter({
      name: 'halyard_quotes_total',
      help: 'Quotes given or refused, by their rate and result: ok, none, or the code of the refusal',
      labelNames: ['rate', 'result'],
      registers: [metrics.registry],
    }),
)

/** `isEmpty`: there was no offer, which is no error. */
export async function countQuote<T>(
  isFixed: boolean,
  quote: Promise<T>,
  isEmpty: (result: T) => boolean = () => false,
): Promise<T> {
  const rate = isFixed ? 'fixed' : 'floating'
  try {
    const result = await quote
    counter().inc({ rate, result: isEmpty(result) ? 'none' : 'ok' })
    return result
  } catch (error) {
    counter().inc({ rate, result: error instanceof ApiError ? error.code : 'internal' })
    throw error
  }
}
