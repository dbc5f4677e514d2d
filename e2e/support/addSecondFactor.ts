import { expect, type APIRequestContext } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { bearer, type ACustomer } from './aCustomer'

const SECURITY = '/api/v4/customers/security/totp'

/** As the desk wants one of staff. */
export async function addSecondFactor(request: APIRequestContext, staff: ACustomer) {
  const headers = bearer(staff)
  const started = (await (await request.post(SECURITY, { headers })).json()) as { result: { secret: string } }
  const code = new TOTP({ secret: Secret.fromBase32(started.result.secret) }).generate()
  const confirmed = await request.post(`${SECURITY}/confirmation`, { headers, data: { code } })
  expect(confirmed.status()).toBe(200)
}
