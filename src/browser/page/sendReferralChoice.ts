import type { ConsentChoice } from '@/domain/site/consentChoice'
import { landingAddress } from './pageLoad'

/** Sent even if the page is reloaded at once. */
export const sendReferralChoice = (choice: ConsentChoice): void =>
  void navigator.sendBeacon('/api/site/referral', JSON.stringify({ choice, search: landingAddress().search }))
