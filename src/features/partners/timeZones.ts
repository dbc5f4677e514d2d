/** Of this browser; `used` and UTC are always among them. */
export function timeZones(used: string): string[] {
  const known = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : []
  return [...new Set(['UTC', used, ...known])].toSorted()
}
