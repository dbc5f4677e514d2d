import { randomBytes } from 'node:crypto'
import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test'
import { outboxIn } from './outbox'

const AUTH = '/auth-service/api/v1.0'
export const PASSWORD = 'a gull over the harbour'
export const newEmail = () => `anna-${randomBytes(4).toString('hex')}@mail.example`

type Tokens = { accessToken: string; refreshToken: string }
export type ACustomer = Tokens & { email: string }
/** Where the emails of a site are read. */
type Mailbox = { linkTo: (email: string) => Promise<string> }

/** A customer who has signed up and confirmed the address by its email, without the screens. */
export async function makeCustomer(
  request: APIRequestContext,
  mailbox: Mailbox = outboxIn(process.env.E2E_DATA_DIR ?? ''),
  email = newEmail(),
): Promise<ACustomer> {
  const signedUp = await request.post(`${AUTH}/sign-up`, { data: { email, password: PASSWORD } })
  expect(signedUp.status()).toBe(202)
  const token = new URL(await mailbox.linkTo(email)).hash.replace('#token=', '')
  const confirmed = await request.post(`${AUTH}/sign-up/confirmation`, {
    data: { token, password: PASSWORD },
  })
  return { email, ...((await confirmed.json()) as { result: Tokens }).result }
}

/** Signs in on one more device, without the screens. */
export const signInElsewhere = (request: APIRequestContext, email: string) =>
  request.post(`${AUTH}/sign-in`, { data: { email, password: PASSWORD } })

export const bearer = ({ accessToken }: ACustomer) => ({ authorization: `Bearer ${accessToken}` })

/** From here on the browser is this customer's. */
export async function signInAs(context: BrowserContext, url: string | undefined, customer: ACustomer) {
  const cookie = { url: url ?? '', secure: true, sameSite: 'Strict' as const }
  await context.addCookies([
    { ...cookie, name: 'accessToken', value: customer.accessToken },
    { ...cookie, name: 'refreshToken', value: customer.refreshToken },
  ])
}
