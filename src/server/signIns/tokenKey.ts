import { createHash, hkdfSync } from 'node:crypto'
import { env } from '@/config/env'
import { secret } from '@/server/database/secret'

/** `id` names the key in a token and gives nothing of it away. */
export type TokenKey = { id: string; bytes: Uint8Array }

/** Keys for one purpose only, so that what is signed for one is worth nothing for another (HKDF, RFC 5869). The first
 * signs; with the others, of TOKEN_SECRET_PREVIOUS, is only verified. */
export async function tokenKeys(
  purpose: 'access' | 'refresh' | 'device',
): Promise<[TokenKey, ...TokenKey[]]> {
  const keyOf = (source: string | Uint8Array): TokenKey => {
    const bytes = new Uint8Array(hkdfSync('sha256', source, '', `halyard.tokens.${purpose}`, 32))
    return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes }
  }
  const current = keyOf(env.tokenSecret || (await secret('tokens')))
  return env.tokenSecretPrevious ? [current, keyOf(env.tokenSecretPrevious)] : [current]
}
