/** `1.4.0`, with or without a `v`; a version before a release is none. */
const VERSION = /^v?(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/

/** As semantic versioning writes it; null where it is none. */
export const plainVersion = (text: string): string | null => {
  const [, ...parts] = VERSION.exec(text.trim()) ?? []
  return parts.length === 3 ? parts.map(Number).join('.') : null
}

/** Whether `other` came after `own`; both are plain versions. */
export function isNewer(other: string, own: string): boolean {
  const [left, right] = [other, own].map((one) => one.split('.').map(Number))
  const at = left?.findIndex((part, place) => part !== right?.[place]) ?? -1
  return at >= 0 && (left?.[at] ?? 0) > (right?.[at] ?? 0)
}
