export type Attribution = {
  utmSource: string | null
  utmMedium: string | null
  utmCampaign: string | null
  referral: string | null
  /** ISO 8601; null without a code. */
  referralAt: string | null
  firstPage: string | null
}

const LONGEST = 200

export function campaignIn(
  search: string,
): Omit<Attribution, 'referral' | 'referralAt' | 'firstPage'> | null {
  const query = new URLSearchParams(search)
  const parameter = (name: string) => query.get(name)?.slice(0, LONGEST) || null
  const campaign = {
    utmSource: parameter('utm_source'),
    utmMedium: parameter('utm_medium'),
    utmCampaign: parameter('utm_campaign'),
  }
  return Object.values(campaign).some(Boolean) ? campaign : null
}

export const referralIn = (search: string): string | null =>
  new URLSearchParams(search).get('ref')?.slice(0, LONGEST) || null
