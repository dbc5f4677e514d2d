/** `path`: with its language, empty for the home page. Coins as links name them: `btc-btc`. */
export type PartnerLink = {
  code: string
  path: string
  from?: string
  to?: string
  amount?: string
  /** Empty: none. */
  subId?: string
}

export function partnerLink(url: string, { code, path, from, to, amount, subId }: PartnerLink): string {
  const query = new URLSearchParams({
    ...(from && to && { from, to, ...(amount && { amount }) }),
    ref: code,
    ...(subId && { sub: subId }),
  })
  return `${url}${path || '/'}?${query.toString()}`
}
