import { createHmac, timingSafeEqual } from 'node:crypto'
import { tokenKey } from '@/server/signIns/tokenKey'

/** `count`: how often the sign-in had been renewed when the token was made. */
export type RefreshClaims = { signInId: string; count: number }

const FORM = /^([\w-]{1,64})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/

/** The same claims always give the same token, so that none has to be stored. */
export async function makeRefreshToken({ signInId, count }: RefreshClaims): Promise<string> {
  const claims = `${signInId}.${count}`
  const seal = createHmac('sha256', await tokenKey('refresh')).update(claims)
  return `${claims}.${seal.digest('base64url')}`
}

/** What a token says, or null when we did not make it. */
export async function readRefreshToken(token: string): Promise<RefreshClaims | null> {
  const [, signInId, count] = FORM.exec(token) ?? []
  if (!signInId || !count) return null
  const claims = { signInId, count: Number(count) }
  const made = await makeRefreshToken(claims)
  const isOurs = made.length === token.length && timingSafeEqual(Buffer.from(made), Buffer.from(token))
  return isOurs ? claims : null
}
