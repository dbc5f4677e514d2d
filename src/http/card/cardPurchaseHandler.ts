import type { IncomingMessage } from 'node:http'
import type { CardPurchase } from '@/api/cardSignature'
import { fetchExchange } from '@/api/exchanges'
import { env } from '@/config/env'
import { cardFault, type CardState, furthest } from '@/domain/exchange/cardPurchase'
import { looksLikeExchangeId } from '@/domain/exchange/exchangeId'
import { isApiFailure } from '@/domain/text/failure'
import { sendJson } from '@/http/sendBody'
import { sendStatus } from '@/http/sendStatus'
import type { SiteHandler } from '@/http/SiteHandler'
import { callerCountry } from '@/http/visitorCountry'
import { callerAddress } from '@/runtime/callerAddress'
import { secondsToWait } from '@/server/kernel/limits'
import { ProviderError } from '@/server/outbound/ProviderError'
import { cardOfferOf } from './cardOffer'
import { cardStateOf } from './cardState'
import { isPurchaseOf } from './purchaseId'

/** Of one exchange. */
const MAX_PURCHASES = 3

/**
 * GET /api/site/card-purchase?publicId=…[&purchases=id,id]: whether the deposit can be bought now, and how far the
 * named purchases have come. Nothing but what Mercuryo says is known of either, so a silent Mercuryo sells nothing.
 */
export const cardPurchaseHandler: SiteHandler = async (req, res) => {
  if (!env.mercuryoSecret) {
    sendStatus(res, 404)
    return
  }
  const caller = callerAddress(req)
  const wait = await secondsToWait('read', caller)
  if (wait > 0) {
    sendStatus(res, 429, { 'retry-after': String(wait) })
    return
  }
  const query = new URL(req.url ?? '', 'http://site').searchParams
  const publicId = query.get('publicId') ?? ''
  if (!looksLikeExchangeId(publicId)) {
    sendStatus(res, 400)
    return
  }
  const ids = (query.get('purchases') ?? '').split(',').filter(Boolean).slice(-MAX_PURCHASES)
  try {
    const [isOffered, state] = await Promise.all([isOfferedTo(req, publicId, caller), stateOf(publicId, ids)])
    const purchase: CardPurchase = { isOffered, state }
    sendJson(res, purchase)
  } catch (error) {
    if (!isApiFailure(error)) throw error
    const isUnknown = error.failure.kind === 'refused' && error.failure.status === 404
    sendStatus(res, isUnknown ? 404 : 503)
  }
}

async function isOfferedTo(req: IncomingMessage, publicId: string, caller: string): Promise<boolean> {
  const exchange = await fetchExchange(publicId, { 'x-forwarded-for': caller })
  const left = Date.parse(exchange.validUntil) - Date.now()
  if (cardFault(exchange, { isFiat: exchange.networkFrom === '' }, left)) return false
  return (await cardOfferOf(exchange, callerCountry(req)).catch(unknown)) !== null
}

async function stateOf(publicId: string, ids: readonly string[]): Promise<CardState | null> {
  if (!env.mercuryoPartnerToken) return null
  const own = ids.filter((id) => isPurchaseOf(id, publicId, env.mercuryoSecret))
  const states = await Promise.all(own.map((id) => cardStateOf(id).catch(unknown)))
  return furthest(states.filter((state) => state !== null))
}

function unknown(error: unknown): null {
  if (error instanceof ProviderError) return null
  throw error
}
