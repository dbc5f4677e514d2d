import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/config/env'

const digest = (text: string) => createHash('sha256').update(text).digest()

export function mayReadMetrics(authorization = ''): boolean {
  const given = digest(authorization)
  // Hashes have one length, which timingSafeEqual needs.
  return [env.metricsToken, env.metricsTokenPrevious].some(
    (token) => token !== '' && timingSafeEqual(given, digest(`Bearer ${token}`)),
  )
}
