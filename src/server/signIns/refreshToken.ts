import { createHmac, timingSafeEqual } from 'node:crypto'
import { type TokenKey, tokenKeys } from '@/server/signIns/tokenKey'

export type RefreshClaims = { signInId: string; count: number }

const FORM = /^([\w-]{1,64})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/

/** Same claims, same token: none has to be stored. */
export async function makeRefreshToken(claims: RefreshClaims): Promise<string> {
  const [key] = await tokenKeys('refresh')
  return sealed(claims, key)
}

function sealed({ signInId, count }: RefreshClaims, { bytes }: TokenKey): string {
  const claims = `${signInId}.${count}`
  return `${claims}.${createHmac('sha256', bytes).update(claims).digest('base64url')}`
}

export async function readRefreshToken(token: string): Promise<RefreshClaims | null> {
  const [, signInId, count] = FORM.exec(token) ?? []
  if (!signInId || !count) return null
  const claims = { signInId, count: Number(count) }
  const made = (await tokenKeys('refresh')).map((key) => Buffer.from(sealed(claims, key)))
  const sent = Buffer.from(token)
  return made.some((one) => one.length === sent.length && timingSafeEqual(one, sent)) ? claims : null
}
