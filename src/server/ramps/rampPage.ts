/**
 * The address of an order's page at the ramp, or null where it is not on one of its own hosts: the visitor follows it, so
 * that nobody else's may pass.
 */
export function rampPage(url: string | null, hosts: readonly string[] = []): string | null {
  const page = url !== null && URL.canParse(url) ? new URL(url) : null
  const isPlain = page?.protocol === 'https:' && !page.username && !page.password
  // `host` names a port too.
  return page && isPlain && hosts.includes(page.host) ? page.href : null
}
