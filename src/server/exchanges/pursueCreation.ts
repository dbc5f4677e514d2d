import { logFailure } from '@/runtime/log'
import type { StoredExchange } from '@/server/database/schema'
import { guarded } from '@/server/outbound/callGuard'
import type { CreatedOrder, Provider } from '@/server/providers/provider'
import { findRamp } from '@/server/ramps/registry'
import { ProviderError } from '@/server/outbound/ProviderError'
import { isUndecided } from '@/server/exchanges/amountChange'
import { pursueOpening } from '@/server/exchanges/readRamp'
import { endCreation, settleCreation } from '@/server/exchanges/settleCreation'
import { currentExchange } from '@/server/exchanges/storedExchanges'

/** Milliseconds: longer than the call that creates, which may still be under way. */
export const PURSUED_AFTER = 30_000
const AGAIN_AFTER = 15_000
const GIVEN_UP_AFTER = 120_000
const FIND_TIMEOUT = 8000

/** Never sent again; given up after a while. */
export async function pursueCreation(exchange: StoredExchange, provider: Provider | null): Promise<void> {
  if (isUndecided(exchange)) return awaitDecision(exchange)
  if (provider?.find && (await isFound(exchange, provider))) return
  if (exchange.ramp && (await pursueOpening(exchange, findRamp(exchange.provider), placedAt(exchange))))
    return
  if (Date.now() - placedAt(exchange) >= GIVEN_UP_AFTER) await endCreation(exchange, 'unknown')
  else await lookAgain(exchange)
}

/** One that was on hold is placed when staff release it. */
const placedAt = ({ hold, createdAt }: StoredExchange) => hold?.decidedAt ?? createdAt

/** What cannot be stored is given up in time too. */
async function isFound(exchange: StoredExchange, provider: Provider): Promise<boolean> {
  try {
    const found = await findOrder(exchange, provider)
    if (found) await settleCreation(exchange, found)
    return found !== null
  } catch (error) {
    logFailure('pursueCreation', error)
    return false
  }
}

async function findOrder(exchange: StoredExchange, provider: Provider): Promise<CreatedOrder | null> {
  const { providerOrder: order } = exchange
  if (!order) return null
  try {
    const found = await guarded(provider, 'read', FIND_TIMEOUT, (signal) =>
      Promise.resolve(provider.find?.(order, placedAt(exchange), { signal, userIp: null })),
    )
    // `none` may only mean that the list is behind.
    return found === undefined || typeof found === 'string' ? null : found
  } catch (error) {
    if (error instanceof ProviderError) return null
    throw error
  }
}

/** Its provider need not be read: no address was shown. Past its time `currentExchange` has ended it. */
async function awaitDecision({ publicId }: StoredExchange): Promise<void> {
  await currentExchange(publicId, (current) =>
    isUndecided(current) && current.amountChange
      ? { ...current, dueAt: current.amountChange.decideBy, leasedUntil: null }
      : current,
  )
}

const lookAgain = ({ publicId }: StoredExchange) =>
  currentExchange(publicId, (current, now) =>
    current.status === 'creating' ? { ...current, dueAt: now + AGAIN_AFTER, leasedUntil: null } : current,
  )
