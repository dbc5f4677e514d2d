/** The visitor's zone and its offset now: `Europe/Berlin +01:00` (specification §7, `device-timezone`). */
export function deviceTimezone(now = new Date()): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return `${zone} ${utcOffset(now)}`
}

/** The offset of that moment, daylight saving included: `+05:30`. */
export function utcOffset(at: Date): string {
  const minutes = -at.getTimezoneOffset()
  const absolute = Math.abs(minutes)
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(absolute / 60))}:${pad(absolute % 60)}`
}

const SYSTEMS: [string, RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux|X11/],
]

export const deviceOs = (userAgent = navigator.userAgent) =>
  SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'unknown'
