/** `path`: with its language, empty for the home page. Coins as links name them: `btc-btc`. */
export type PartnerLink = { code: string; path: string; from?: string; to?: string; amount?: string }

export function partnerLink(url: string, { code, path, from, to, amount }: PartnerLink): string {
  const query = new URLSearchParams({
    ...(from && to && { from, to, ...(amount && { amount }) }),
    ref: code,
  })
  return `${url}${path || '/'}?${query.toString()}`
}
