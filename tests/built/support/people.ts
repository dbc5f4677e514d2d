import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { hashPassword } from '@/server/passwords/hashPassword'

const PASSWORD = 'a gull over the harbour'

type Call = { who?: string; body?: object; at?: number; key?: string; headers?: Record<string, string> }

/** Accounts at some instances of one site, by the part of their address before the @, and their calls. */
export function people(
  origins: () => string[],
  rows: (statement: string) => Promise<unknown>,
  own: Record<string, string> = {},
) {
  const tokens = new Map<string, string>()

  async function ask(path: string, { who = '', body, at = 0, key = randomUUID(), headers }: Call) {
    const token = tokens.get(who)
    const response = await fetch((origins()[at] ?? '') + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...{ 'content-type': 'application/json', 'idempotency-key': key, ...own },
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    })
    const text = await response.text()
    return {
      status: response.status,
      body: JSON.parse(text) as { result: Record<string, unknown> },
      text,
    }
  }
  /** Like a browser, it renews a token that has expired: a moved clock is soon past its ten minutes. */
  async function call(path: string, options: Call = {}) {
    const { who = '' } = options
    const first = await ask(path, options)
    if (first.status !== 401 || !tokens.has(who)) return first
    await signIn(who)
    return ask(path, options)
  }
  async function signIn(who: string) {
    tokens.delete(who)
    const body = { email: `${who}@example.com`, password: PASSWORD }
    const { body: response } = await ask('/auth-service/api/v1.0/sign-in', { who, body })
    tokens.set(who, String(response.result.accessToken))
  }
  /** `created`: an expression of SQL. */
  async function signUp(who: string, created = 'now()') {
    const hash = await hashPassword(PASSWORD)
    await rows(
      `insert into customers (id, email, password_hash, language, level, created_at, confirmed_at)
       values ('${who}', '${who}@example.com', '${hash}', 'en', 'bronze', ${created}, now())`,
    )
  }
  /** Staff need a second factor. */
  async function addFactor(who: string) {
    const { body } = await call('/api/v4/customers/security/totp', { who, body: { password: PASSWORD } })
    const secret = Secret.fromBase32(String(body.result.secret))
    const code = new TOTP({ secret }).generate()
    await call('/api/v4/customers/security/totp/confirmation', { who, body: { code } })
  }
  return { call, signIn, signUp, addFactor }
}
