/** An address as a visit counter may know it: where a campaign came from, but no other query and no fragment, because
 * they hold orders, amounts and recipients. Empty for what is no address. */
export function trackedUrl(href: string): string {
  if (!URL.canParse(href)) return ''
  const { origin, pathname, searchParams } = new URL(href)
  const campaign = new URLSearchParams(
    [...searchParams].filter(([name]) => name.startsWith('utm_')),
  ).toString()
  return `${origin}${pathname}${campaign && `?${campaign}`}`
}
