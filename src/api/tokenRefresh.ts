import type { AxiosInstance } from 'axios'
import * as z from 'zod/mini'
import { notifySignedOut } from '@/browser/authEvents'
import { accessToken, refreshToken, removeTokens, storeTokens } from '@/browser/storage/tokens'
import { logFailure } from '@/browser/logFailure'
import { withTabLock } from '@/browser/tabs'
import { signIn } from '@/contract/signIn'
import type { Tokens } from '@/domain/account/tokenCookies'
import { requestConfig, unsigned } from './requestConfig'

let renewing: Promise<string | null> | null = null

/** One refresh for all requests of all tabs. Null when refused; both cookies are gone then (R29). */
export function renewedToken(client: AxiosInstance, refused: string): Promise<string | null> {
  renewing ??= withTabLock('token-refresh', () => renew(client, refused)).finally(() => (renewing = null))
  return renewing
}

async function renew(client: AxiosInstance, refused: string): Promise<string | null> {
  const current = accessToken()
  // Settled by another request or tab meanwhile.
  if (current !== refused) return current
  try {
    const tokens = await fetchTokens(client)
    storeTokens(tokens)
    // Browsers may write cookies late; reading under the lock waits for it, so that the next tab finds the new ones.
    return accessToken() ?? tokens.accessToken
  } catch (error) {
    logFailure('token refresh', error)
    removeTokens()
    notifySignedOut()
    return null
  }
}

/** Carries no bearer (R36). */
async function fetchTokens(client: AxiosInstance): Promise<Tokens> {
  const current = refreshToken()
  if (!current) throw new Error('no refresh token')
  const config = requestConfig(signIn.refresh, {
    params: { refreshToken: current },
    query: { type: 'customer' },
  })
  const { data } = await client.request<{ result?: unknown } | null>(unsigned(config))
  return z.parse(signIn.refresh.result, data?.result ?? data)
}
