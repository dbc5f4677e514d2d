import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ageOfPass, claimsOf, formPassCookie, formPassIn } from '@/domain/site/formPass'
import type { Visitor } from '@/runtime/requestContext'
import { isOfOnion } from './onionService'
import { isSecureSite } from './pageReferral'

/** Characters of base64url, 132 bits. */
const TOKEN_LENGTH = 22

let loadKey: () => Promise<Uint8Array> = (() => {
  const ofProcess = randomBytes(32)
  return () => Promise.resolve(ofProcess)
})()

/** The same for all instances; without it a pass holds in this process alone. */
export const setPassKey = (load: () => Promise<Uint8Array>) => void (loadKey = load)

const sealed = (text: string, key: Uint8Array) => createHmac('sha256', key).update(text).digest('base64url')

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** `id`: null while a visitor counts for the address alone. */
export type Pass = { id: string | null } & Pick<Visitor, 'isSecure' | 'formToken'>

/**
 * Who uses forms without scripts, as one of the many behind an address. A visitor without a pass gets one, which counts
 * from the next page on; one whose browser stores no cookies has none.
 */
export async function passOf(req: IncomingMessage, res: ServerResponse): Promise<Pass> {
  const key = await loadKey()
  const now = Date.now()
  const isSecure = isSecureSite() && !isOfOnion(req)
  const claimed = formPassIn(req.headers.cookie)
  const known = claimed && isSame(sealed(claimsOf(claimed), key), claimed.seal) ? claimed : null
  const age = known ? ageOfPass(known, now) : 'over'
  const sent = known && tokenOf(known.id, key)
  const id = known && age === 'ripe' ? known.id : null
  // A form that was open for long is still theirs; the next page that is read renews the pass.
  const isRenewed = sent === null || (age === 'over' && req.method !== 'POST')
  if (!isRenewed) return { id, isSecure, formToken: { sent, next: sent } }
  const made = { id: randomBytes(16).toString('base64url'), at: now }
  res.appendHeader('set-cookie', formPassCookie({ ...made, seal: sealed(claimsOf(made), key) }, isSecure))
  return { id, isSecure, formToken: { sent, next: tokenOf(made.id, key) } }
}

const tokenOf = (id: string, key: Uint8Array) => sealed(`form ${id}`, key).slice(0, TOKEN_LENGTH)
