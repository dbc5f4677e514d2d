import { hkdfSync } from 'node:crypto'
import { env } from '@/config/env'
import { secret } from '@/server/database/secret'

/** A key for one purpose only, so that what is signed for one is worth nothing for another (HKDF, RFC 5869). */
export async function tokenKey(purpose: 'access' | 'refresh'): Promise<Uint8Array> {
  const source = env.tokenSecret || (await secret('tokens'))
  return new Uint8Array(hkdfSync('sha256', source, '', `halyard.tokens.${purpose}`, 32))
}
