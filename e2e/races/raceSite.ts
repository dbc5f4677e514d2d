import { randomBytes, randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { atOnce } from '../../tests/atOnce'
import { queryRows } from '../../tests/server/postgres'

/** Any served instance of the site on a PostgreSQL, and its emails. */
export type RaceSite = {
  url: string
  databaseUrl: string
  linkTo: (email: string) => Promise<string>
  /** Customers nobody has used yet. */
  ready: Customer[]
}

export type Race = { title: string; run: (site: RaceSite) => Promise<void> }

export type Answer<Result = Record<string, unknown>> = { status: number; code: string; result: Result }

const AUTH = '/auth-service/api/v1.0'
const PASSWORD = 'a gull over the harbour'

/** Behind a proxy that the site trusts each call comes from somebody else, so that no limit of an address is met. */
const anAddress = () => `10.${[...randomBytes(3)].join('.')}`

export async function request<Result = Record<string, unknown>>(
  site: RaceSite,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Result>> {
  const response = await fetch(site.url + path, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anAddress(), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const { code = '', result } = (await response.json()) as { code?: string; result: Result }
  return { status: response.status, code, result }
}

export const post = <Result = Record<string, unknown>>(
  site: RaceSite,
  path: string,
  body: unknown = {},
  headers: Record<string, string> = {},
) => request<Result>(site, 'POST', path, body, headers)

/** How often each status came. */
export function tally(answers: readonly Pick<Answer, 'status'>[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

export const rowsOf = (site: RaceSite, statement: string) => queryRows(site.databaseUrl, statement)

export async function countOf(site: RaceSite, from: string): Promise<number> {
  const [row] = await rowsOf(site, `select count(*)::int as count from ${from}`)
  return Number(row?.count)
}

type Tokens = { accessToken: string; refreshToken: string }
export type Customer = Tokens & { email: string; bearer: Record<string, string>; signUpToken: string }

export const newEmail = () => `race-${randomBytes(6).toString('hex')}@mail.example`

export const signUp = (site: RaceSite, email: string, nonce: string | null = null) =>
  post(site, `${AUTH}/sign-up`, { email, password: PASSWORD, ...(nonce && { nonce }) })

/** Several at once, because each waits for its email and all of these go out together. */
export async function prepareCustomers(site: RaceSite, count: number): Promise<void> {
  for (let left = count; left > 0; left -= BATCH)
    site.ready.push(...(await atOnce(Math.min(left, BATCH), () => register(site, newEmail()))))
}
/** As many passwords as are hashed within the time that a call waits for it. */
const BATCH = 20

export const newCustomer = async (site: RaceSite): Promise<Customer> =>
  site.ready.pop() ?? register(site, newEmail())

/** Signed up and confirmed in one browser; the sign-in is fresh. */
export async function register(site: RaceSite, email: string): Promise<Customer> {
  const nonce = randomBytes(32).toString('base64url')
  expect((await signUp(site, email, nonce)).status).toBe(202)
  const token = await tokenTo(site, email)
  const { result } = await post<Tokens>(site, `${AUTH}/sign-up/confirmation`, { token, nonce })
  return { ...result, email, bearer: { authorization: `Bearer ${result.accessToken}` }, signUpToken: token }
}

/** Of the newest email, once that is another one than that of the token `seen`. */
export async function tokenTo(site: RaceSite, email: string, seen = ''): Promise<string> {
  for (;;) {
    const token = /token=([\w-]+)/.exec(await site.linkTo(email))?.[1]
    if (token && token !== seen) return token
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

type SignedIn = Partial<Tokens> & { secondFactor?: { token: string; methods: string[] } }
export const signIn = (site: RaceSite, { email }: Pick<Customer, 'email'>) =>
  post<SignedIn>(site, `${AUTH}/sign-in`, { email, password: PASSWORD })

export const auth = <Result = Record<string, unknown>>(site: RaceSite, path: string, body: unknown) =>
  post<Result>(site, `${AUTH}/${path}`, body)
export const password = PASSWORD

export const own = <Result = Record<string, unknown>>(
  site: RaceSite,
  { bearer }: Customer,
  path: string,
  body: unknown = {},
  headers: Record<string, string> = {},
) => post<Result>(site, `/api/v4/customers/${path}`, body, { ...bearer, ...headers })

export const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

export const startTotp = async (site: RaceSite, customer: Customer) =>
  (await own<{ secret: string }>(site, customer, 'security/totp')).result.secret

/** @returns the recovery codes */
export async function addTotp(site: RaceSite, customer: Customer): Promise<string[]> {
  const code = codeOf(await startTotp(site, customer))
  const confirmed = await own<{ recoveryCodes: string[] }>(site, customer, 'security/totp/confirmation', {
    code,
  })
  expect(confirmed.status).toBe(200)
  return confirmed.result.recoveryCodes
}

export type Security = { totp: boolean; passkeys: unknown[]; recoveryCodes: number }
export const security = async (site: RaceSite, { bearer }: Customer) =>
  (await request<Security>(site, 'GET', '/api/v4/customers/security', undefined, bearer)).result

export const idempotencyKey = () => ({ 'idempotency-key': randomUUID() })
