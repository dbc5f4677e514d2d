import { createHash, hkdfSync } from 'node:crypto'
import { env } from '@/config/env'
import { secret } from '@/server/database/secret'

/** `id` is in the token and reveals nothing of the key. */
export type TokenKey = { id: string; bytes: Uint8Array }

type Purpose = 'access' | 'refresh' | 'device' | 'providerSecret' | 'webhookSecret'

/** One purpose each (HKDF, RFC 5869). The first signs; those of TOKEN_SECRET_PREVIOUS only verify. */
export async function tokenKeys(purpose: Purpose): Promise<[TokenKey, ...TokenKey[]]> {
  const current = keyOf(purpose, env.tokenSecret || (await secret('tokens')))
  return env.tokenSecretPrevious ? [current, keyOf(purpose, env.tokenSecretPrevious)] : [current]
}

/** Also the key from before TOKEN_SECRET: what was encrypted cannot be made anew. */
export async function decryptionKeys(purpose: Purpose): Promise<TokenKey[]> {
  const keys = await tokenKeys(purpose)
  return env.tokenSecret ? [...keys, keyOf(purpose, await secret('tokens'))] : keys
}

function keyOf(purpose: Purpose, source: string | Uint8Array): TokenKey {
  const bytes = new Uint8Array(hkdfSync('sha256', source, '', `halyard.tokens.${purpose}`, 32))
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes }
}
