import { readStored, store } from './storage'

let made: string | null = null

/** A random id of this device, stored on it; where storage is refused, an id of this page view. */
export function ownDeviceId(): string {
  const stored = readStored('deviceId') ?? made
  if (stored) return stored
  made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  store('deviceId', made)
  return made
}
