import { createHash, hkdfSync } from 'node:crypto'
import { env } from '@/config/env'
import { secret } from '@/server/database/secret'

/** `id` names the key in a token and gives nothing of it away. */
export type TokenKey = { id: string; bytes: Uint8Array }

type Purpose = 'access' | 'refresh' | 'device' | 'providerSecret'

/** Keys for one purpose only, so that what is signed for one is worth nothing for another (HKDF, RFC 5869). The first
 * signs; with the others, of TOKEN_SECRET_PREVIOUS, is only verified. */
export async function tokenKeys(purpose: Purpose): Promise<[TokenKey, ...TokenKey[]]> {
  const current = keyOf(purpose, env.tokenSecret || (await secret('tokens')))
  return env.tokenSecretPrevious ? [current, keyOf(purpose, env.tokenSecretPrevious)] : [current]
}

/** For what was encrypted, and cannot be made anew as a token can: also the key from before TOKEN_SECRET was set. */
export async function decryptionKeys(purpose: Purpose): Promise<TokenKey[]> {
  const keys = await tokenKeys(purpose)
  return env.tokenSecret ? [...keys, keyOf(purpose, await secret('tokens'))] : keys
}

function keyOf(purpose: Purpose, source: string | Uint8Array): TokenKey {
  const bytes = new Uint8Array(hkdfSync('sha256', source, '', `halyard.tokens.${purpose}`, 32))
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes }
}
