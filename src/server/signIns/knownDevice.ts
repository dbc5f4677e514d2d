import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { accountTimings } from '@/config/accountTimings'
import { env } from '@/config/env'
import { tokenKeys } from '@/server/signIns/tokenKey'

/** Failed sign-ins elsewhere do not count here (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). */
const NAME = 'knownDevice'
const SHAPE = /^([\w-]{1,64})\.(\d{1,15})\.([\w-]{22})\.([\w-]{43})$/

const sealOf = (claims: string, key: Uint8Array) => createHmac('sha256', key).update(claims).digest()

/** Scripts cannot read it, and only sign-in calls carry it. */
export async function knownDeviceHeader(customerId: string, now: number): Promise<Record<string, string>> {
  const claims = `${customerId}.${now}.${randomBytes(16).toString('base64url')}`
  const [key] = await tokenKeys('device')
  const attributes = [
    `${NAME}=${claims}.${sealOf(claims, key.bytes).toString('base64url')}`,
    `Max-Age=${accountTimings.knownDevice / 1000}`,
    'Path=/auth-service',
    'HttpOnly',
    'SameSite=Strict',
    ...(env.siteUrl.startsWith('https:') ? ['Secure'] : []),
  ]
  return { 'set-cookie': attributes.join('; ') }
}

export async function knownDevice(
  headers: Record<string, string>,
  customerId: string,
  now: number,
): Promise<string | null> {
  const cookies = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const value = cookies.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? ''
  const [, owner, since = '', nonce = '', sent = ''] = SHAPE.exec(value) ?? []
  if (owner !== customerId || Number(since) + accountTimings.knownDevice <= now) return null
  const seal = Buffer.from(sent, 'base64url')
  const keys = await tokenKeys('device')
  const isOurs = keys.some(({ bytes }) => timingSafeEqual(sealOf(`${owner}.${since}.${nonce}`, bytes), seal))
  return isOurs ? nonce : null
}
