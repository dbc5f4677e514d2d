import { readFile } from 'node:fs/promises'
import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import { env } from '@/config/env'
import * as timings from '@/config/timings'

/** Named as in Google's JSON file. */
const account = z.object({
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string(),
  private_key_id: z.string().optional(),
  token_uri: z.url(),
})
export type ServiceAccount = z.output<typeof account>

const granted = z.object({ access_token: z.string(), expires_in: z.number() })

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
/** Milliseconds before a token's end. */
const MARGIN = 60_000

export async function readServiceAccount(): Promise<ServiceAccount> {
  try {
    return account.parse(JSON.parse(await readFile(env.firebaseServiceAccount, 'utf8')))
  } catch {
    // The parser's message quotes the file, which holds a private key.
    throw new Error('FIREBASE_SERVICE_ACCOUNT names no file of a service account')
  }
}

type Access = { key: string; until: number; token: Promise<string> }
const state: { access: Access | null } = {
  access: null,
}

/** Requested with a signed assertion (RFC 7523). */
export function accessToken(by: ServiceAccount): Promise<string> {
  const { access } = state
  if (access?.key === by.private_key && Date.now() < access.until) return access.token
  const pending = fetchAccess(by)
  const requested: Access = {
    key: by.private_key,
    until: Date.now() + timings.pushTimeout,
    token: pending.then(({ access_token }) => access_token),
  }
  state.access = requested
  pending.then(({ expires_in }) => (requested.until = Date.now() + expires_in * 1000 - MARGIN), forgetAccess)
  return requested.token
}

export const forgetAccess = () => void (state.access = null)

async function fetchAccess(by: ServiceAccount) {
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: by.private_key_id })
    .setIssuer(by.client_email)
    .setAudience(by.token_uri)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(by.private_key, 'RS256'))
  const response = await fetch(by.token_uri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    redirect: 'error',
    signal: AbortSignal.timeout(timings.pushTimeout),
  })
  if (!response.ok) throw new Error(`Google refused the service account with ${response.status}`)
  return granted.parse(await response.json())
}
