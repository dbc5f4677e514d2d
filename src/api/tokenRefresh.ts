import type { AxiosInstance } from 'axios'
import * as z from 'zod/mini'
import { accessToken, refreshToken, removeTokens, storeTokens, type Tokens } from '@/browser/cookies'
import { logFailure } from '@/browser/logFailure'
import { oneTabAtATime } from '@/browser/tabs'
import { tellSignedOut } from './signedOut'
import { unsigned } from './unsigned'

const token = z.string().check(z.minLength(1))
const tokensSchema = z.object({ accessToken: token, refreshToken: token })

let renewing: Promise<string | null> | null = null

/**
 * The access token to use after `refused` was refused: one refresh for all requests of all tabs that wait for it. Null
 * when there is none any more; both cookies are gone then (specification §4).
 */
export function renewedToken(client: AxiosInstance, refused: string): Promise<string | null> {
  renewing ??= oneTabAtATime('token-refresh', () => renew(client, refused)).finally(() => (renewing = null))
  return renewing
}

async function renew(client: AxiosInstance, refused: string): Promise<string | null> {
  const current = accessToken()
  // Another request or another tab has settled it meanwhile, one way or the other.
  if (current !== refused) return current
  try {
    const tokens = await askTokens(client)
    storeTokens(tokens)
    // Read back while the lock is held: a browser may write cookies later than it says, and reading waits for it. The next
    // tab would find the old ones otherwise.
    return accessToken() ?? tokens.accessToken
  } catch (error) {
    logFailure('token refresh', error)
    removeTokens()
    tellSignedOut()
    return null
  }
}

/** GET /auth-service/api/v1.0/refresh-session/{refreshToken}?type=customer, which carries no bearer (specification §7). */
async function askTokens(client: AxiosInstance): Promise<Tokens> {
  const known = refreshToken()
  if (!known) throw new Error('no refresh token')
  const url = `/auth-service/api/v1.0/refresh-session/${encodeURIComponent(known)}`
  const { data } = await client.request<{ result?: unknown } | null>(
    unsigned({ url, params: { type: 'customer' } }),
  )
  return tokensSchema.parse(data?.result ?? data)
}
