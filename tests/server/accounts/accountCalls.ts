import { desc, eq } from 'drizzle-orm'
import type { ApiErrorBody } from '@/domain/text/apiError'
import { dispatch } from '@/server/entry/dispatch'
import { database } from '@/server/database/database'
import { customers, mails, type StoredMail } from '@/server/database/schema'

export const PASSWORD = 'seven green kites'
export const OTHER_PASSWORD = 'four brass lanterns'

export type Tokens = { accessToken: string; refreshToken: string }
type CallOptions = {
  token?: string
  headers?: Record<string, string>
  query?: Record<string, string>
  ip?: string
}

/** A call as the router gets it. `ip` is empty, so that it is not counted, unless a test says otherwise. */
export async function call<Result = Record<string, unknown>>(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
  { token, headers = {}, query = {}, ip = '' }: CallOptions = {},
) {
  const reply = await dispatch({
    ...{ method, path, ip, query },
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    readBody: () => Promise.resolve(body === undefined ? '' : JSON.stringify(body)),
  })
  const { traceId: _, ...json } = JSON.parse(reply.body as string) as { result: Result } & ApiErrorBody
  return { status: reply.status, headers: reply.headers, result: json.result, error: json, json }
}

const AUTH = '/auth-service/api/v1.0'
type Sent = Record<string, unknown>

export const signUp = (sent: Sent, options?: CallOptions) => call('POST', `${AUTH}/sign-up`, sent, options)
export const confirmSignUp = (token: string, proof: Sent = { password: PASSWORD }, options?: CallOptions) =>
  call<Tokens>('POST', `${AUTH}/sign-up/confirmation`, { token, ...proof }, options)
export const signIn = (sent: Sent, options?: CallOptions) =>
  call<Tokens>('POST', `${AUTH}/sign-in`, sent, options)
export const signOut = (options?: CallOptions) => call('POST', `${AUTH}/sign-out`, undefined, options)
export const requestReset = (email: string, options?: CallOptions) =>
  call('POST', `${AUTH}/password-reset`, { email }, options)
export const reset = (token: string, password: string = OTHER_PASSWORD) =>
  call<Tokens>('POST', `${AUTH}/password-reset/confirmation`, { token, password })
export const refresh = (refreshToken: string) =>
  call<Tokens>('GET', `${AUTH}/refresh-session/${refreshToken}`)

export const refreshByBody = (refreshToken: string) =>
  call<Tokens>('POST', `${AUTH}/refresh-session`, { refreshToken })

export const profile = (token?: string) => call('GET', '/api/v3/customers/profile', undefined, { token })
export const post = (path: string, body: unknown, token?: string) =>
  call('POST', `/api/v4/customers/${path}`, body, { token })

let people = 0
/** An unused address: emails and failures are counted for each. */
export const newEmail = () => `person${++people}@example.com`

/** The waiting emails to an address, the newest first. */
export async function emailsTo(email: string): Promise<StoredMail[]> {
  const db = await database()
  return db.select().from(mails).where(eq(mails.to, email)).orderBy(desc(mails.id))
}

/** The token in the newest email to an address. */
export async function tokenSentTo(email: string): Promise<string> {
  const [message] = await emailsTo(email)
  const token = /#(?:email-|restore-)?token=([\w-]+)/.exec(message?.text ?? '')?.[1]
  if (!token) throw new Error(`no link was sent to ${email}`)
  return token
}

/** A customer who has confirmed the address and is signed in. */
export async function aCustomer(options?: CallOptions): Promise<Tokens & { email: string; id: string }> {
  const email = newEmail()
  await signUp({ email, password: PASSWORD }, options)
  const { status, result } = await confirmSignUp(await tokenSentTo(email))
  if (status !== 200) throw new Error('a customer could not confirm his address')
  return { ...result, email, id: await idOf(email) }
}

export async function idOf(email: string): Promise<string> {
  const db = await database()
  const [customer] = await db.select().from(customers).where(eq(customers.email, email))
  return customer?.id ?? ''
}

/** One more device of the customer. */
export async function anotherDevice(email: string, headers?: Record<string, string>): Promise<Tokens> {
  const { status, result } = await signIn({ email, password: PASSWORD }, { headers })
  if (status !== 200) throw new Error('a customer could not sign in')
  return result
}
