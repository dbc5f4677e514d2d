import { z } from 'zod'
import { isEvmNetwork } from '@/domain/isEvmNetwork'
import { ApiError } from '@/server/ApiError'
import type { ApiHandler } from '@/server/ApiRequest'
import type { StoredExchange } from '@/server/database/schema'
import { exchangeView } from '@/server/exchanges/exchangeView'
import { currentExchange } from '@/server/exchanges/storedExchanges'
import { readBody } from '@/server/readBody'

export const paymentBody = z.object({
  hash: z
    .string('Must be a text.')
    .trim()
    .toLowerCase()
    .regex(/^0x[0-9a-f]{64}$/, 'Must be the hash of a transaction.'),
})

/**
 * POST /api/v4/exchanges-new/{publicId}/payment: a wallet says by which transaction it has paid. The first one is kept as
 * the candidate for `txFrom`; it moves nothing, because only the chain can say that the deposit has arrived.
 */
export const recordPayment: ApiHandler = async ({ params, body }) => {
  const { hash } = readBody(paymentBody, body)
  const publicId = params.publicId ?? ''
  const known = await currentExchange(publicId)
  // Told again, perhaps because the first answer was lost.
  if (known.txFrom === hash) return { result: exchangeView(known, Date.now()) }
  const exchange = await currentExchange(publicId, (current) => withPayment(current, hash))
  return { result: exchangeView(exchange, Date.now()) }
}

function withPayment(exchange: StoredExchange, hash: string): StoredExchange {
  if (exchange.txFrom === hash) return exchange
  const isAwaited = exchange.status === 'waiting' && exchange.txFrom === null
  if (isAwaited && isEvmNetwork(exchange.networkFrom)) return { ...exchange, txFrom: hash }
  throw new ApiError(409, 'action_unavailable', 'This exchange waits for no payment of a wallet.')
}
