import type { ExchangeActionName } from '@/domain/exchange/exchange'
import type { StoredExchange } from '@/server/database/schema'
import type { OfferingProvider, ProviderAction } from '@/server/providers/provider'

/** Milliseconds since 1970: a local provider never reads the clock. */
export type LocalContext = { at: number }

/** A provider without a service: its orders are rows of our own table and move with the clock. */
export type LocalProvider = OfferingProvider<LocalContext> & {
  orders: {
    /** Oldest first, each with the moment it was due. */
    statesDue: (order: StoredExchange, at: number) => StoredExchange[]
    actions: (order: StoredExchange, at: number) => ExchangeActionName[]
    /** Null: not available. */
    act: (order: StoredExchange, action: ProviderAction, at: number) => StoredExchange | null
  }
}
