import { HOUR } from '@/domain/time/durations'
import { logFailure } from '@/runtime/log'
import type { StoredExchange } from '@/server/database/schema'
import type { CallShare } from '@/server/outbound/callShares'
import { guarded } from '@/server/outbound/callGuard'
import type { Provider, ProviderState } from '@/server/providers/provider'
import type { Ramp } from '@/server/ramps/ramp'
import { ProviderError } from '@/server/outbound/ProviderError'
import { findProvider } from '@/server/providers/registry'
import { findRamp } from '@/server/ramps/registry'
import { readRampState } from '@/server/exchanges/readRamp'
import { nextReadAt } from '@/server/exchanges/nextReadAt'
import { orderMetrics } from '@/server/exchanges/orderMetrics'
import { orderRefOf } from '@/server/exchanges/providerSecret'
import { pursueCreation } from '@/server/exchanges/pursueCreation'
import { currentExchange } from '@/server/exchanges/storedExchanges'
import { withProviderState } from '@/server/exchanges/withProviderState'

export const READ_TIMEOUT = 8000
/** Milliseconds until a call is tried again that our own budget had none for. */
const REFUSED_PAUSE = 5000
const [UNKNOWN_ORDER_PAUSE, NO_PROVIDER_PAUSE] = [600_000, HOUR]

/** Of a leased order. */
export async function readOrder(exchange: StoredExchange, share: CallShare): Promise<void> {
  try {
    const provider = exchange.ramp ? null : findProvider(exchange.provider)
    const ramp = exchange.ramp ? findRamp(exchange.provider) : null
    if (exchange.status === 'creating') await pursueCreation(exchange, provider)
    else if (ramp) await readRampOrder(exchange, ramp, share)
    else if (provider) await readState(exchange, provider, share)
    // It may come back; until then the page says when it was last read.
    else await postpone(exchange, NO_PROVIDER_PAUSE, false)
  } catch (error) {
    logFailure('liveReader', error)
    await countFailure(exchange)
  }
}

/** The page must not go on saying that it is current. */
async function countFailure(exchange: StoredExchange): Promise<void> {
  try {
    await postpone(exchange, 0, true)
  } catch (error) {
    logFailure('liveReader', error)
  }
}

async function readState(exchange: StoredExchange, provider: Provider, share: CallShare): Promise<void> {
  try {
    const ref = await orderRefOf(exchange)
    if (!ref) return
    const state = await guarded(
      provider,
      'read',
      READ_TIMEOUT,
      (signal) => provider.read(ref, { signal, userIp: null }),
      { share, ip: null },
    )
    await storeState(exchange, provider, state)
  } catch (error) {
    if (!(error instanceof ProviderError)) logFailure('liveReader', error)
    await failedRead(exchange, error)
  }
}

async function readRampOrder(exchange: StoredExchange, ramp: Ramp, share: CallShare): Promise<void> {
  try {
    await readRampState(exchange, ramp, share)
  } catch (error) {
    if (!(error instanceof ProviderError)) logFailure('liveReader', error)
    await failedRead(exchange, error)
  }
}

export async function storeState(exchange: StoredExchange, provider: Provider, state: ProviderState) {
  if (state.issue === 'provider_status_unknown') orderMetrics().unknownStatuses.inc({ provider: provider.id })
  await currentExchange(exchange.publicId, (current, now) =>
    withProviderState(current, state, provider.act !== undefined, now),
  )
}

/** Nothing was learned: the exchange stays as it was last read. */
export async function failedRead(exchange: StoredExchange, error: unknown): Promise<void> {
  // What we could not store is as little known as what we could not read.
  if (!(error instanceof ProviderError)) return postpone(exchange, 0, true)
  const { code, details } = error
  // A provider may lock out who keeps asking for an id it does not know.
  if (code === 'not_found') await postpone(exchange, UNKNOWN_ORDER_PAUSE, true)
  // Nobody was called: it stays due, and what is older comes first.
  else if (details.usedUp !== undefined) await stayDue(exchange)
  else if (code === 'rate_limited') await postpone(exchange, details.retryAfter ?? 0, false)
  else await postpone(exchange, 0, true)
}

const stayDue = (exchange: StoredExchange) =>
  currentExchange(exchange.publicId, (current, now) => ({
    ...current,
    dueAt: now + REFUSED_PAUSE,
    leasedUntil: null,
  }))

async function postpone(exchange: StoredExchange, atLeast: number, hasFailed: boolean): Promise<void> {
  await currentExchange(exchange.publicId, (current, now) => {
    const dueAt = nextReadAt(current, now)
    return {
      ...current,
      dueAt: dueAt === null ? null : Math.max(dueAt, now + atLeast),
      failedReads: current.failedReads + (hasFailed ? 1 : 0),
      leasedUntil: null,
    }
  })
}
