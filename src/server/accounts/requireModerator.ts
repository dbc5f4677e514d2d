import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/config/env'
import { ApiError } from '@/server/ApiError'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The bearer must be MODERATION_TOKEN. Digests are compared, so that the time it takes reveals nothing of it. */
export function requireModerator(headers: Record<string, string>): void {
  const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  const isModerator = timingSafeEqual(digest(token), digest(env.moderationToken))
  if (env.moderationToken && isModerator) return
  throw new ApiError(401, 'unauthorized', 'Only a moderator may do this.')
}
