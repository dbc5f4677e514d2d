import { deviceOs } from './device'

/** Whose apps this device runs; null for a computer. */
export function mobilePlatform(): 'android' | 'ios' | null {
  const os = deviceOs()
  if (os === 'Android') return 'android'
  // An iPad says that it is a Macintosh; no Macintosh has a touch screen.
  return os === 'iOS' || (os === 'macOS' && navigator.maxTouchPoints > 1) ? 'ios' : null
}
