import { logFailure } from '@/runtime/log'
import type { StoredExchange } from '@/server/database/schema'
import { guarded } from '@/server/outbound/callGuard'
import type { CallShare } from '@/server/outbound/callShares'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { OrderRef } from '@/server/providers/provider'
import type { Ramp, RampState } from '@/server/ramps/ramp'
import { currenciesOf, findOpening, requireFree, requireRamp } from '@/server/exchanges/openRamp'
import { orderMetrics } from '@/server/exchanges/orderMetrics'
import { orderRefOf } from '@/server/exchanges/providerSecret'
import { openedFault } from '@/server/exchanges/rampFault'
import { AddressUsed } from '@/server/exchanges/requireUnusedDeposit'
import { currentExchange } from '@/server/exchanges/storedExchanges'
import { withLapse, withRampState, withUnreadLapse } from '@/server/exchanges/withRampState'

const READ_TIMEOUT = 8_000

/** Whether what it waits for was found. */
export const pursueOpening = (exchange: StoredExchange, ramp: Ramp | null, since: number): Promise<boolean> =>
  ramp ? findOpening(exchange, ramp, since) : Promise.resolve(false)

/** @throws ProviderError; what was known stays then */
export async function readRampState(exchange: StoredExchange, ramp: Ramp, share: CallShare): Promise<void> {
  if (!ramp.read || ramp.profile.tracks === 'none') {
    await currentExchange(exchange.publicId, withLapse)
    return
  }
  const ref = await orderRefOf(exchange)
  if (!ref) return
  const state = await callRead(exchange, ramp, ref, share)
  if (state) await storeRampState(exchange, ramp, ref.id, state)
}

/** An order that its ramp does not know is not over because of that; nobody who gave it up leaves it waiting for ever. */
async function callRead({ publicId }: StoredExchange, ramp: Ramp, ref: OrderRef, share: CallShare) {
  try {
    return await guarded(
      ramp,
      'read',
      READ_TIMEOUT,
      (signal) => Promise.resolve(ramp.read?.(ref, { signal, userIp: null })),
      { share, ip: null },
    )
  } catch (error) {
    const isUnknown = error instanceof ProviderError && error.code === 'not_found'
    if (isUnknown) await currentExchange(publicId, withUnreadLapse)
    throw error
  }
}

async function storeRampState(exchange: StoredExchange, ramp: Ramp, refId: string, read: RampState) {
  if (read.issue === 'provider_status_unknown') orderMetrics().unknownStatuses.inc({ provider: ramp.id })
  const state = checkedState(exchange, refId, read)
  const apply = (one: RampState) => (current: StoredExchange, now: number) =>
    // It was opened again meanwhile: this is of the checkout before.
    current.providerOrderId === refId ? withRampState(current, one, now) : current
  try {
    const { opened } = state
    const isNew = opened?.kind === 'deposit' && opened.address.trim() !== exchange.addressFrom
    const guard = isNew ? { ref: { id: refId, secret: null }, opened } : null
    await currentExchange(
      exchange.publicId,
      apply(state),
      guard ? (transaction) => requireFree(transaction, exchange, guard) : undefined,
    )
  } catch (error) {
    if (!(error instanceof AddressUsed)) throw error
    refuse(exchange, 'address_used')
    await currentExchange(exchange.publicId, apply({ ...state, opened: null }))
  }
}

/** What appears late is checked as at creation; what is wrong with it is not shown. */
function checkedState(exchange: StoredExchange, refId: string, state: RampState): RampState {
  const { opened } = state
  if (!opened) return state
  const currencies = currenciesOf(exchange)
  const ref = { id: refId, secret: null }
  const fault = currencies
    ? openedFault(requireRamp(exchange).order, { ref, opened }, currencies, Date.now())
    : 'echo'
  if (!fault) return state
  refuse(exchange, fault)
  return { ...state, opened: null }
}

const refuse = ({ provider, publicId }: StoredExchange, fault: string) =>
  logFailure('creationMismatch', new Error(`what ${provider} opened for ${publicId} is refused: ${fault}`))
