import { utcOffset } from './utcOffset'

/** `Europe/Berlin +01:00` (R37, `device-timezone`). */
export function deviceTimezone(now = new Date()): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return `${zone} ${utcOffset(now)}`
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

export function mobilePlatform(): 'android' | 'ios' | null {
  const os = deviceOs()
  if (os === 'Android') return 'android'
  // An iPad claims to be a Macintosh, and no Macintosh has a touch screen.
  return os === 'iOS' || (os === 'macOS' && navigator.maxTouchPoints > 1) ? 'ios' : null
}
