import type { StoredExchange } from '@/server/database/schema'
import { decryptProviderSecret } from '@/server/exchanges/providerSecret'
import type { OrderRef } from '@/server/providers/provider'

/** @throws ProviderError where its secret cannot be read */
export async function orderRefOf(exchange: StoredExchange): Promise<OrderRef | null> {
  const { publicId, providerOrderId: id, providerSecret } = exchange
  return id === null ? null : { id, secret: await decryptProviderSecret(publicId, providerSecret) }
}
