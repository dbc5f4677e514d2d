import type { Exchange } from '@/contract/exchanges'
import type { StoredExchange } from '@/server/database/schema'
import { findProvider } from '@/server/providers/registry'

/** Reads in a row that may fail before the page says that its status is old. */
const FAILED_READS_HIDDEN = 2

/** Who carries a live exchange out; of a provider that has left the settings only what the order itself says. */
export function providerView(exchange: StoredExchange): Exchange['provider'] {
  if (exchange.isSandbox) return null
  const provider = findProvider(exchange.provider)
  const { custody } = provider?.profile ?? { custody: null }
  return {
    id: exchange.provider,
    name: provider?.profile.name ?? exchange.provider,
    url: provider?.profile.url ?? null,
    supportUrl: provider?.profile.supportUrl ?? null,
    custody: custody === 'sandbox' ? null : custody,
    orderId: exchange.providerOrderId,
    orderUrl: exchange.providerUrl,
    canAct: provider?.act !== undefined,
    pendingAction: exchange.pendingAction,
    readAt: exchange.readAt === null ? null : new Date(exchange.readAt).toISOString(),
    isCurrent: provider !== null && exchange.failedReads <= FAILED_READS_HIDDEN,
  }
}
