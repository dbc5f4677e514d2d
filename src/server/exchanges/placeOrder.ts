import type { StoredExchange } from '@/server/database/schema'
import { guarded } from '@/server/outbound/callGuard'
import type { Provider } from '@/server/providers/provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { creationRefusal, isUnclear } from '@/server/market/creationRefusal'
import { endCreation, settleCreation } from '@/server/exchanges/settleCreation'

/** Milliseconds. Cutting it off proves nothing, so it is generous. */
const CREATE_TIMEOUT = 20_000

/**
 * Only for who inserted the row, and only once: no provider is known to recognise an order that is sent again.
 * @returns the exchange, still `creating` where nobody knows whether the order was made
 * @throws ApiError where the provider refused it and surely made no order
 */
export async function placeOrder(
  inserted: StoredExchange,
  provider: Provider,
  callerIp: string,
): Promise<StoredExchange> {
  const order = inserted.providerOrder
  if (!order) throw new Error(`${inserted.publicId} has no order for a provider`)
  const userIp = provider.profile.needsUserIp ? callerIp : null
  try {
    const created = await guarded(
      provider,
      'create',
      CREATE_TIMEOUT,
      (signal) => provider.create(order, { signal, userIp }),
      { share: 'orders', ip: callerIp || null },
    )
    return await settleCreation(inserted, created)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (isUnclear(error)) return inserted
    await endCreation(inserted, 'refused')
    throw creationRefusal(error, order)
  }
}
