import { localOrders } from '@/server/sandbox/localOrders'
import { ApiError } from '@/server/kernel/ApiError'
import type { StoredExchange } from '@/server/database/schema'
import { isHeld, withDenial, withRelease } from '@/server/exchanges/heldOrder'
import { openRamp } from '@/server/exchanges/openRamp'
import { placeOrder } from '@/server/exchanges/placeOrder'
import { currentExchange } from '@/server/exchanges/storedExchanges'
import { findProvider } from '@/server/providers/registry'
import { findRamp } from '@/server/ramps/registry'

export const denyHeld = (publicId: string): Promise<StoredExchange> => currentExchange(publicId, withDenial)

/** Of two who release one places the order at its provider. @throws ApiError 409 action_unavailable */
export async function releaseHeld(publicId: string): Promise<StoredExchange> {
  const held = await currentExchange(publicId)
  const ramp = held.ramp ? findRamp(held.provider) : null
  const provider = held.ramp ? null : findProvider(held.provider)
  if (isHeld(held) && !localOrders(held) && !provider && !ramp)
    throw new ApiError(409, 'action_unavailable', 'Its provider is not among the settings any more.')
  const released = await currentExchange(publicId, withRelease)
  const userIp = held.hold?.userIp ?? ''
  try {
    if (ramp) return await openRamp(released, ramp, userIp)
    return provider ? await placeOrder(released, provider, userIp) : released
  } catch (error) {
    // The provider refuses it, such as for a rate that has run out meanwhile: then the order has failed.
    if (error instanceof ApiError) return currentExchange(publicId)
    throw error
  }
}
