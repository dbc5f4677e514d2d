/** Where a visitor came from; null where nobody said. */
export type Attribution = {
  utmSource: string | null
  utmMedium: string | null
  utmCampaign: string | null
  /** Who sent him: the `ref` of an affiliate's or a friend's link. */
  referral: string | null
  /** Path of the first page he ever saw here. */
  firstPage: string | null
}

/** Longer than any real campaign name; the rest of a longer one is dropped. */
const LONGEST = 200

/** What a landing address says, null when it says nothing. A new campaign takes the place of an older one as a whole. */
export function campaignIn(search: string): Omit<Attribution, 'referral' | 'firstPage'> | null {
  const query = new URLSearchParams(search)
  const told = (name: string) => query.get(name)?.slice(0, LONGEST) || null
  const campaign = {
    utmSource: told('utm_source'),
    utmMedium: told('utm_medium'),
    utmCampaign: told('utm_campaign'),
  }
  return Object.values(campaign).some(Boolean) ? campaign : null
}

export const referralIn = (search: string): string | null =>
  new URLSearchParams(search).get('ref')?.slice(0, LONGEST) || null
