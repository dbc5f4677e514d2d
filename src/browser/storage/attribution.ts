import { campaignIn, referralIn, type Attribution } from '@/domain/vendor/attribution'
import { readStored, store } from './storage'

/** Returns all that is known, earlier visits included. */
export function noteAttribution({ search, pathname }: Pick<Location, 'search' | 'pathname'>): Attribution {
  const campaign = campaignIn(search)
  if (campaign) {
    store('utmSource', campaign.utmSource)
    store('utmMedium', campaign.utmMedium)
    store('utmCampaign', campaign.utmCampaign)
  }
  const referral = referralIn(search)
  if (referral) store('referral', referral)
  const firstPage = readStored('firstPage') ?? pathname
  store('firstPage', firstPage)
  return {
    utmSource: campaign ? campaign.utmSource : readStored('utmSource'),
    utmMedium: campaign ? campaign.utmMedium : readStored('utmMedium'),
    utmCampaign: campaign ? campaign.utmCampaign : readStored('utmCampaign'),
    referral: referral ?? readStored('referral'),
    firstPage,
  }
}
