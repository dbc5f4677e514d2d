import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/config/env'

export function mayReadMetrics(authorization = ''): boolean {
  if (!env.metricsToken) return false
  // Hashes have one length, which timingSafeEqual needs.
  const [given, wanted] = [authorization, `Bearer ${env.metricsToken}`].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return Boolean(given && wanted && timingSafeEqual(given, wanted))
}
