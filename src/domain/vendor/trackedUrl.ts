/** Of queries only a campaign's, and no fragment: they hold orders, amounts and recipients. Empty for no address. */
export function trackedUrl(href: string): string {
  if (!URL.canParse(href)) return ''
  const { origin, pathname, searchParams } = new URL(href)
  const campaign = new URLSearchParams(
    [...searchParams].filter(([name]) => name.startsWith('utm_')),
  ).toString()
  return `${origin}${pathname}${campaign && `?${campaign}`}`
}
