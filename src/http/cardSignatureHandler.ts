import { createHash, randomUUID } from 'node:crypto'
import type { NextApiRequest, NextApiResponse } from 'next'
import type { CardSignature } from '@/api/cardSignature'
import { fetchExchange } from '@/api/exchanges'
import { wireBackEnd } from '@/api/wireBackEnd'
import { env } from '@/config/env'
import { isApiFailure } from '@/domain/text/failure'
import { callerAddress, plainAddress } from '@/runtime/callerAddress'

/** POST /api/site/card-signature { publicId }. Signs only deposit addresses of the back end, never a caller's own. */
export async function cardSignatureHandler(req: NextApiRequest, res: NextApiResponse) {
  res.setHeader('cache-control', 'no-store')
  const secret = env.mercuryoSecret
  if (!secret) return void res.status(404).end()
  if (req.method !== 'POST') return void res.status(405).setHeader('allow', 'POST').end()
  if (req.headers['sec-fetch-site'] === 'cross-site') return void res.status(403).end()
  const publicId = publicIdIn(req.body)
  if (!publicId) return void res.status(400).end()
  try {
    wireBackEnd()
    const { extendedInfo } = await fetchExchange(publicId, {})
    const ip = plainAddress(callerAddress(req))
    res.status(200).json(signCardPurchase({ address: extendedInfo.addressFrom, ip, secret }))
  } catch (error) {
    if (!isApiFailure(error)) throw error
    const isUnknown = error.failure.kind === 'refused' && error.failure.status === 404
    res.status(isUnknown ? 404 : 503).end()
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

function publicIdIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('publicId' in body)) return null
  return typeof body.publicId === 'string' && body.publicId !== '' ? body.publicId : null
}
