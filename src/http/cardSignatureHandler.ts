import { createHash, randomUUID } from 'node:crypto'
import type { CardSignature } from '@/api/cardSignature'
import { fetchExchange } from '@/api/exchanges'
import { env } from '@/config/env'
import { looksLikeExchangeId } from '@/domain/exchange/exchangeId'
import { isApiFailure } from '@/domain/text/failure'
import { callerAddress, plainAddress } from '@/runtime/callerAddress'
import { readBody } from '@/runtime/readBody'
import { secondsToWait } from '@/server/kernel/limits'
import { sendJson } from './sendBody'
import { sendStatus } from './sendStatus'
import type { SiteHandler } from './SiteHandler'

/** Bytes. */
const BODY_LIMIT = 1024

/** POST /api/site/card-signature { publicId }. Signs only deposit addresses of the back end, never a caller's own. */
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
    // The back end counts calls of the visitor as theirs, not as this site's.
    const { extendedInfo } = await fetchExchange(publicId, { 'x-forwarded-for': caller })
    const ip = plainAddress(caller)
    sendJson(res, signCardPurchase({ address: extendedInfo.addressFrom, ip, secret }))
  } catch (error) {
    if (!isApiFailure(error)) throw error
    const isUnknown = error.failure.kind === 'refused' && error.failure.status === 404
    sendStatus(res, isUnknown ? 404 : 503)
  }
}

/** widget.docs.mercuryo.io, «Signature Generation». A new id for each try: the exchange's would open it. */
export function signCardPurchase(
  { address, ip, secret }: { address: string; ip: string; secret: string },
  merchantTransactionId: string = randomUUID(),
): CardSignature {
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
