import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { CardSignature } from '@/api/cardSignature'
import { fetchExchange } from '@/api/exchanges'
import { env } from '@/config/env'
import { cardFault } from '@/domain/exchange/cardPurchase'
import { looksLikeExchangeId } from '@/domain/exchange/exchangeId'
import { isApiFailure } from '@/domain/text/failure'
import { callerAddress, plainAddress } from '@/runtime/callerAddress'
import { logCardAddress } from '@/runtime/log'
import { readBody } from '@/runtime/readBody'
import { secondsToWait } from '@/server/kernel/limits'
import { ProviderError } from '@/server/outbound/ProviderError'
import { cardOfferOf } from './card/cardOffer'
import { newPurchaseId } from './card/purchaseId'
import { sendJson } from './sendBody'
import { sendStatus } from './sendStatus'
import type { SiteHandler } from './SiteHandler'
import { callerCountry } from './visitorCountry'

/** Bytes. */
const BODY_LIMIT = 1024

/**
 * POST /api/site/card-signature { publicId }. Signs only deposit addresses of the back end, never a caller's own; 409
 * where coins that are bought now could not become the deposit.
 */
export const cardSignatureHandler: SiteHandler = async (req, res) => {
  const secret = env.mercuryoSecret
  if (!secret) {
    sendStatus(res, 404)
    return
  }
  if (req.headers['sec-fetch-site'] === 'cross-site') {
    sendStatus(res, 403)
    return
  }
  const caller = callerAddress(req)
  const wait = await secondsToWait('write', caller)
  if (wait > 0) {
    sendStatus(res, 429, { 'retry-after': String(wait) })
    return
  }
  const publicId = publicIdIn(await readBody(req, BODY_LIMIT))
  if (!publicId) {
    sendStatus(res, 400)
    return
  }
  try {
    const signed = await signedPurchase(req, publicId, { caller, secret })
    if (signed) sendJson(res, signed)
    else sendStatus(res, 409)
  } catch (error) {
    if (error instanceof ProviderError) sendStatus(res, 503)
    else if (!isApiFailure(error)) throw error
    else sendStatus(res, error.failure.kind === 'refused' && error.failure.status === 404 ? 404 : 503)
  }
}

async function signedPurchase(
  req: IncomingMessage,
  publicId: string,
  { caller, secret }: { caller: string; secret: string },
): Promise<CardSignature | null> {
  // The back end counts calls of the visitor as theirs, not as this site's.
  const exchange = await fetchExchange(publicId, { 'x-forwarded-for': caller })
  const left = Date.parse(exchange.validUntil) - Date.now()
  if (cardFault(exchange, { isFiat: exchange.networkFrom === '' }, left)) return null
  const offer = await cardOfferOf(exchange, callerCountry(req))
  if (!offer) return null
  const ip = plainAddress(caller)
  logCardAddress(isIP(ip))
  const address = exchange.extendedInfo.addressFrom
  return { ...signCardPurchase({ address, ip, secret }, newPurchaseId(publicId, secret)), ...offer }
}

/** widget.docs.mercuryo.io, «Signature Generation». A new id for each try: the exchange's would open it. */
export function signCardPurchase(
  { address, ip, secret }: { address: string; ip: string; secret: string },
  merchantTransactionId: string,
): Pick<CardSignature, 'merchantTransactionId' | 'signature'> {
  const text = address + secret + ip + merchantTransactionId
  return { merchantTransactionId, signature: `v2:${createHash('sha512').update(text).digest('hex')}` }
}

function publicIdIn(bytes: Buffer | null): string | null {
  try {
    const body = JSON.parse(bytes?.toString('utf8') ?? '') as unknown
    if (typeof body !== 'object' || body === null || !('publicId' in body)) return null
    return typeof body.publicId === 'string' && looksLikeExchangeId(body.publicId) ? body.publicId : null
  } catch {
    return null
  }
}
