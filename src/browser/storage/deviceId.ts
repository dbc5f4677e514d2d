import { randomHex } from '../hex'
import { readStored, store } from './storage'

let made: string | null = null

/** Where storage is refused, an id of this page view. */
export function ownDeviceId(): string {
  const stored = readStored('deviceId') ?? made
  if (stored) return stored
  made = randomHex()
  store('deviceId', made)
  return made
}
