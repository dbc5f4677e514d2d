import type { ConsentChoice } from '@/domain/site/consentChoice'
import { landingAddress } from './pageLoad'

/** Sent even if the page is reloaded at once. `search`: query of the partner's link. */
export const sendReferralChoice = (choice: ConsentChoice, search = landingAddress().search): void =>
  void navigator.sendBeacon('/api/site/referral', JSON.stringify({ choice, search }))
