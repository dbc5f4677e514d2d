import type { exchanges } from '@/contract/exchanges'
import { isEvmNetwork } from '@/domain/wallet/evmCoins'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import type { StoredExchange } from '@/server/database/schema'
import { requireOwner } from '@/server/exchanges/exchangeOwner'
import { ownerView } from '@/server/exchanges/exchangeView'
import { currentExchange } from '@/server/exchanges/storedExchanges'

/** The first is the candidate for `txFrom`; it changes no status, because only the chain confirms a deposit. */
export const recordPayment: ApiHandler<typeof exchanges.recordPayment> = async (request) => {
  const { publicId } = request.params
  const { hash } = request.body
  const known = await currentExchange(publicId)
  requireOwner(known, request)
  // Perhaps because the first response was lost.
  if (known.txFrom === hash) return { result: ownerView(known, Date.now()) }
  const exchange = await currentExchange(publicId, (current) => {
    requireOwner(current, request)
    return withPayment(current, hash)
  })
  return { result: ownerView(exchange, Date.now()) }
}

function withPayment(exchange: StoredExchange, hash: string): StoredExchange {
  if (exchange.txFrom === hash) return exchange
  const isAwaited = exchange.status === 'waiting' && exchange.txFrom === null
  if (isAwaited && isEvmNetwork(exchange.networkFrom)) return { ...exchange, txFrom: hash }
  throw new ApiError(409, 'action_unavailable', 'This exchange waits for no payment of a wallet.')
}
