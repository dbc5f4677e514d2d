import { readStored, store } from './storage'

/** 32 random bytes; the same again for a repeated sign-up. */
export function makeSignUpNonce(): string {
  const known = signUpNonce()
  if (known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const text = btoa(String.fromCharCode(...bytes))
  const nonce = text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  store('signUpNonce', nonce)
  return nonce
}

export const signUpNonce = () => readStored('signUpNonce') ?? undefined

export const forgetSignUpNonce = () => store('signUpNonce', null)
