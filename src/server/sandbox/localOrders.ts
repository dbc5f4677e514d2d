import { NO_COMMISSION } from '@/domain/money/commission'
import { SANDBOX, type StoredExchange } from '@/server/database/schema'
import { simulation } from '@/server/sandbox/simulation'

type LocalOrders = NonNullable<ReturnType<typeof simulation>>['provider']['orders']

/** What an order of the sandbox does where real money moves. */
const AT_REST: LocalOrders = {
  statesDue: () => [],
  actions: () => [],
  act: () => null,
  deposit: () => null,
  bank: () => null,
  commission: () => NO_COMMISSION,
  priceAt: () => null,
}

/** Of the provider whose orders are rows of our own; null: another one carries this order out. */
export const localOrders = ({ provider }: Pick<StoredExchange, 'provider'>): LocalOrders | null =>
  provider === SANDBOX ? (simulation()?.provider.orders ?? AT_REST) : null
