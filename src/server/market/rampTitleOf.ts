import { rampTitle } from '@/domain/ramp/rampPhase'
import type { Translate } from '@/i18n/translate'
import type { StoredExchange } from '@/server/database/schema'
import { findRamp } from '@/server/ramps/registry'
import { simulation } from '@/server/sandbox/simulation'

/** How messages call where the order of a ramp stands; null: as every exchange. */
export function rampTitleOf({ ramp, provider, status, depositedAt }: StoredExchange, t: Translate) {
  if (!ramp) return null
  const local = simulation()?.ramp
  const profile = findRamp(provider)?.profile ?? (local?.id === provider ? local.profile : null)
  const title = rampTitle({
    status,
    direction: ramp.order.direction,
    paid: ramp.paid || depositedAt !== null,
    checkoutExpired: ramp.checkoutExpired,
    step: ramp.opened?.kind ?? null,
    tracks: profile?.tracks ?? 'order',
  })
  return title && t(`exchange-status:ramp.title.${title}`, { ramp: profile?.name ?? provider })
}
