import type { IncomingMessage } from 'node:http'
import { env } from '@/config/env'

/** Our proxy adds the caller at the end of X-Forwarded-For; what stands before it anybody can claim. */
export function callerOf(req: IncomingMessage): string {
  const forwarded = env.trustProxy
    ? String(req.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return forwarded || req.socket.remoteAddress || 'unknown'
}
