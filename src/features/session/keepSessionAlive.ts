import { createSession, refreshSession } from '@/api/visitor'
import { googleDeviceId } from '@/browser/storage/cookies'
import { deviceOs, deviceTimezone } from '@/browser/page/device'
import { logFailure } from '@/browser/logFailure'
import { readStored, store } from '@/browser/storage/storage'
import { withTabLock, broadcast } from '@/browser/tabs'
import type { Attribution } from '@/domain/vendor/attribution'
import type { SessionRefresh, SessionRequest } from '@/contract/sessions'
import type { Vendors } from '@/domain/vendor/vendors'

import { visitorId } from './visitorId'
import { ownDeviceId } from '@/browser/storage/deviceId'
import * as timings from '@/config/timings'
import { mixpanelDeviceId } from '@/integrations/mixpanel'

export type Visit = { vendors: Vendors; attribution: Attribution; locale: string }

/** R24. `known`: the session's end, null at the first turn. Failures are logged, never thrown (R41). */
export async function keepSessionAlive(visit: Visit, known: string | null, signal: AbortSignal) {
  try {
    if (!(await awaitDeviceId(visit.vendors, signal))) return known
    return await withTabLock('session', () => takeTurn(visit, known))
  } catch (error) {
    logFailure('session', error)
    return readStored('sessionExpired')
  }
}

async function takeTurn(visit: Visit, known: string | null): Promise<string | null> {
  const stored = readStored('sessionExpired')
  // Another tab has taken this turn; the first one after load is never left to others.
  if (known !== null && stored !== null && stored !== known) return stored

  const mixpanelDeviceId = knownDeviceId(visit.vendors)
  if (!mixpanelDeviceId) return known
  const ids = { fingerprintId: await visitorId(visit.vendors), mixpanelDeviceId }
  const refreshed = isAhead(stored) ? await refresh(ids) : null
  const expiresAt = refreshed ?? (await create(visit, ids))
  store('sessionExpired', expiresAt)
  broadcast('session')
  return expiresAt
}

const isAhead = (end: string | null) => end !== null && Date.parse(end) > Date.now()

/** Null when a new session is needed. */
async function refresh(ids: SessionRefresh): Promise<string | null> {
  try {
    return await refreshSession(ids, ids.mixpanelDeviceId)
  } catch (error) {
    logFailure('session refresh', error)
    store('sessionExpired', null)
    return null
  }
}

async function create({ attribution, locale }: Visit, ids: SessionRefresh): Promise<string> {
  const { firstPage, utmSource, utmMedium, utmCampaign } = attribution
  const session: SessionRequest = {
    kind: 'web',
    ...ids,
    googleDeviceId: googleDeviceId(),
    ...{ firstPage, utmSource, utmMedium, utmCampaign },
  }
  return createSession(session, {
    'device-id': ids.mixpanelDeviceId,
    'site-language': locale,
    'device-timezone': deviceTimezone(),
    'device-time': String(Date.now()),
    os: deviceOs(),
  })
}

/** Polled each second (R24). False when `signal` aborts. */
async function awaitDeviceId({ mixpanel }: Vendors, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (!mixpanel || mixpanelDeviceId()) return true
    await new Promise((resolve) => setTimeout(resolve, timings.deviceIdRetry))
  }
  return false
}

/** Our own where Mixpanel is off. Created on first use: two tabs at once would create one each. */
const knownDeviceId = ({ mixpanel }: Vendors): string | null =>
  mixpanel ? mixpanelDeviceId() : ownDeviceId()
