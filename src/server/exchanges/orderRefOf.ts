import type { StoredExchange } from '@/server/database/schema'
import type { OrderRef } from '@/server/providers/provider'

export const orderRefOf = ({ providerOrderId, providerSecret }: StoredExchange): OrderRef | null =>
  providerOrderId === null ? null : { id: providerOrderId, secret: providerSecret }
