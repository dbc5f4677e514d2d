/** An explorer's page for an address or a hash; null where the currency has none or the pattern is no https address. */
export function explorerUrl(pattern: string, value: string): string | null {
  if (!pattern.startsWith('https://') || !pattern.includes('{}')) return null
  return pattern.replace('{}', encodeURIComponent(value))
}
