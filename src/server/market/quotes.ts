import type { quotes } from '@/contract/quotes'
import type { KycLevel } from '@/domain/exchange/offerFilter'
import type { ApiHandler } from '@/server/api/ApiRequest'
import { countQuote } from '@/server/market/quoteMetrics'
import { canonicalQuoteRequest, canonicalRangeRequest } from '@/server/market/checkQuoteRequest'
import { IN_PROCESS } from '@/server/api/limits'
import { market } from '@/server/providers/market'

export const getRange: ApiHandler<typeof quotes.range> = async ({ query, ip }) => ({
  result: await market().range(canonicalRangeRequest(query), userIpOf(ip), Date.now()),
})

export const getEstimate: ApiHandler<typeof quotes.estimate> = async ({ query, ip }) => {
  const { provider } = query
  const filter = { ...filterOf(query), ...(provider && { provider }) }
  const request = canonicalQuoteRequest(query)
  const result = await countQuote(request.fixed, market().estimate(request, userIpOf(ip), Date.now(), filter))
  // The name other services of this kind use for the same number (field-notes C6).
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
