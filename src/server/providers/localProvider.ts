import type { ExchangeActionName } from '@/domain/exchange/exchange'
import type { StoredExchange } from '@/server/database/schema'
import type { OfferingProvider, ProviderAction } from '@/server/providers/provider'

/** Milliseconds since 1970: nothing of a local provider reads the clock. */
export type LocalContext = { at: number }

/** A provider without a service. Its orders are rows of our own table and move with the clock, so that nothing has to be
 * read, found or received; each method is handed the row. */
export type LocalProvider = OfferingProvider<LocalContext> & {
  orders: {
    /** What the order has passed through by then, oldest first, each with the moment it was due. */
    statesDue: (order: StoredExchange, at: number) => StoredExchange[]
    /** What can be chosen for the order at this moment. */
    actions: (order: StoredExchange, at: number) => ExchangeActionName[]
    /** Null where the action is not available. */
    act: (order: StoredExchange, action: ProviderAction, at: number) => StoredExchange | null
  }
}
