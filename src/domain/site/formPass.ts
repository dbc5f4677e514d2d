import { MINUTE, SECOND } from '../time/durations'
import { cookieIn } from './cookieIn'

const FORM_PASS_COOKIE = 'formPass'

/** `{random id}.{milliseconds since 1970, base 36}.{seal}`. */
const SHAPE = /^([\w-]{22})\.([\da-z]{8,9})\.([\w-]{43})$/

/** Milliseconds: nobody reads a form, and fills it in, in less. A fresh pass for each call so brings nothing. */
const RIPE_AFTER = 5 * SECOND
/** Of one that is not replaced. */
const LASTS = 180 * MINUTE

export type FormPass = { id: string; at: number; seal: string }

/** Of a `Cookie` header; null for what has not the shape of one. Its seal is not checked here. */
export function formPassIn(cookies: string | undefined): FormPass | null {
  const [, id, at, seal] = SHAPE.exec(cookieIn(cookies, FORM_PASS_COOKIE) ?? '') ?? []
  return id && at && seal ? { id, at: parseInt(at, 36), seal } : null
}

export const claimsOf = ({ id, at }: Pick<FormPass, 'id' | 'at'>) => `${id}.${at.toString(36)}`

/** `new`: it counts for its address still. */
export function ageOfPass({ at }: Pick<FormPass, 'at'>, now: number): 'new' | 'ripe' | 'over' {
  const age = now - at
  if (age < 0 || age >= LASTS) return 'over'
  return age < RIPE_AFTER ? 'new' : 'ripe'
}

/** No script needs it, and no other site makes a browser send it. */
export const formPassCookie = (pass: FormPass, isSecure: boolean): string =>
  [
    `${FORM_PASS_COOKIE}=${claimsOf(pass)}.${pass.seal}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
