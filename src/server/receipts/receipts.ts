import { createPublicKey, sign, verify } from 'node:crypto'
import { env } from '@/config/env'
import type { Exchange } from '@/contract/exchanges'
import type { Receipt, receipts } from '@/contract/receipts'
import { canonicalJson } from '@/domain/receipt/canonicalJson'
import { signedPart } from '@/domain/receipt/signedPart'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { exchangeView } from '@/server/exchanges/exchangeView'
import { currentExchange } from '@/server/exchanges/storedExchanges'
import { allReceiptKeys, receiptKey, signingKey } from '@/server/receipts/receiptKeys'

/** Made of the public view alone. */
export const getReceipt: ApiHandler<typeof receipts.get> = async ({ params }) => {
  const now = Date.now()
  const stored = await currentExchange(params.publicId)
  const exchange = exchangeView(stored, now)
  const isOrdered = stored.ramp ? stored.creation === 'made' : exchange.extendedInfo.addressFrom !== ''
  if (!isOrdered) throw new ApiError(409, 'action_unavailable', 'No order has been made yet.')
  const { id, key } = await signingKey(now)
  const signed = { ...receiptOf(exchange, now), algorithm: 'Ed25519' as const, keyId: id }
  const signature = sign(null, Buffer.from(canonicalJson(signed)), key).toString('base64url')
  return { result: { ...signed, signature } }
}

type Unsigned = Omit<Receipt, 'algorithm' | 'keyId' | 'signature'>

function receiptOf(exchange: Exchange, now: number): Unsigned {
  const { extendedInfo: info, provider } = exchange
  return {
    type: 'halyard-receipt',
    version: '1',
    site: env.siteUrl,
    issuedAt: new Date(now).toISOString(),
    sandbox: exchange.sandbox,
    exchange: {
      id: exchange.publicId,
      type: exchange.type,
      status: exchange.status,
      createdAt: exchange.createdAt,
      updatedAt: exchange.updatedAt,
      depositUntil: exchange.validUntil,
    },
    from: { ticker: exchange.tickerFrom, network: exchange.networkFrom },
    to: { ticker: exchange.tickerTo, network: exchange.networkTo },
    quote: { amountFrom: exchange.expectedAmountFrom, amountTo: exchange.expectedAmountTo },
    firstQuote: exchange.amountChange
      ? { amountFrom: exchange.amountChange.quotedFrom, amountTo: exchange.amountChange.quotedTo }
      : null,
    requote: exchange.requote ?? null,
    amounts: { amountFrom: exchange.amountFrom, amountTo: exchange.amountTo },
    addresses: {
      deposit: info.addressFrom,
      depositExtraId: info.extraIdFrom,
      recipient: info.addressTo,
      recipientExtraId: info.extraIdTo,
      refund: info.userRefundAddress,
      refundExtraId: info.userRefundExtraId,
    },
    transactions: { deposit: info.txFrom, payout: info.txTo, refund: info.refundTx },
    provider: provider && { id: provider.id, name: provider.name, orderId: provider.orderId },
  }
}

export const listReceiptKeys: ApiHandler<typeof receipts.keys> = async () => ({
  result: await publicKeySet(),
  headers: { 'Cache-Control': 'public, max-age=300' },
})

export async function publicKeySet() {
  const keys = await allReceiptKeys()
  return {
    keys: keys.map(({ id, publicKey, createdAt }) => ({
      kty: 'OKP' as const,
      crv: 'Ed25519' as const,
      use: 'sig' as const,
      kid: id,
      x: publicKey,
      madeAt: new Date(createdAt).toISOString(),
    })),
  }
}

export const verifyReceipt: ApiHandler<typeof receipts.verify> = async ({ body }) => {
  const part = signedPart(body.receipt)
  const known = part && (await receiptKey(part.keyId))
  if (!known) return { result: { isValid: false } }
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: known.publicKey }
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  return { result: { isValid: verify(null, part.signed, key, part.signature) } }
}
