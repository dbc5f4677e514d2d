import { campaignIn, referralIn, type Attribution } from '@/domain/vendor/attribution'
import { DAY } from '@/domain/time/durations'
import { readStored, store } from './storage'

/** Returns all that is known, earlier visits included; of a partner's code those of the last `referralDays`. */
export function noteAttribution(
  { search, pathname }: Pick<Location, 'search' | 'pathname'>,
  referralDays: number,
): Attribution {
  const campaign = campaignIn(search)
  if (campaign) {
    store('utmSource', campaign.utmSource)
    store('utmMedium', campaign.utmMedium)
    store('utmCampaign', campaign.utmCampaign)
  }
  const firstPage = readStored('firstPage') ?? pathname
  store('firstPage', firstPage)
  return {
    utmSource: campaign ? campaign.utmSource : readStored('utmSource'),
    utmMedium: campaign ? campaign.utmMedium : readStored('utmMedium'),
    utmCampaign: campaign ? campaign.utmCampaign : readStored('utmCampaign'),
    ...noteReferral(referralIn(search), referralDays),
    firstPage,
  }
}

type Referral = { code: string; at: number }

/** The last code counts, from when it was brought. */
function noteReferral(code: string | null, days: number): Pick<Attribution, 'referral' | 'referralAt'> {
  const now = Date.now()
  const referral = code ? { code, at: now } : storedReferral(now)
  const isCurrent = referral !== null && now - referral.at < days * DAY
  store('referral', isCurrent ? JSON.stringify(referral) : null)
  if (!isCurrent) return { referral: null, referralAt: null }
  return { referral: referral.code, referralAt: new Date(referral.at).toISOString() }
}

/** The release before stored the code alone: its days begin now. */
function storedReferral(now: number): Referral | null {
  const text = readStored('referral')
  if (text === null) return null
  try {
    const stored = JSON.parse(text) as Partial<Referral> | null
    if (typeof stored?.code === 'string' && typeof stored.at === 'number')
      return { code: stored.code, at: Math.min(stored.at, now) }
  } catch {
    // No JSON.
  }
  return { code: text, at: now }
}
