import type { signIn as contract } from '@/contract/signIn'
import { customerByEmail } from '@/server/accounts/storedCustomers'
import { bearerOf, readAccessToken } from '@/server/signIns/accessToken'
import { requireNotFrozen } from '@/server/kernel/accountFrozen'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import type { StoredCustomer } from '@/server/database/schema'
import { logFailure } from '@/runtime/log'
import { emailLocale, canEmail, enqueueLinkEmail } from '@/server/mail/enqueueEmail'
import { tryPassword } from '@/server/passwords/tryPassword'
import { lockCustomer } from '@/server/database/lockCustomer'
import { askForProof, hasSecondFactor } from '@/server/secondFactors/proof'
import { knownDevice } from '@/server/signIns/knownDevice'
import { enter, openSignIn, tokensOf } from '@/server/signIns/openSignIn'
import { readRefreshToken } from '@/server/signIns/refreshToken'
import { deleteSignIn, renewStoredSignIn } from '@/server/signIns/storedSignIns'

/** An unknown address and a wrong password look, and take as long as, the same. */
export const signIn: ApiHandler<typeof contract.signIn> = async ({ headers, ip, body }) => {
  const { email, password } = body
  const customer = await customerByEmail(email)
  const deviceId = customer && (await knownDevice(headers, customer.id, Date.now()))
  const caller = deviceId ? { deviceId } : { email, ip }
  const isRight = await tryPassword(caller, password, customer?.passwordHash ?? null)
  if (!customer || !isRight) throw wrongCredentials()
  if (customer.confirmedAt === null) {
    await sendConfirmation(customer, headers)
    throw new ApiError(403, 'email_unconfirmed', 'The e-mail address has still to be confirmed.')
  }
  const now = Date.now()
  const db = await database()
  const opened = await db.transaction(async (transaction) => {
    const current = await lockCustomer(transaction, customer.id)
    // While we compared, the password may have been changed, and all sign-ins with the old one ended.
    if (current?.passwordHash !== customer.passwordHash) throw wrongCredentials()
    // Said before the second step, not after it.
    requireNotFrozen(current)
    if (await hasSecondFactor(transaction, customer.id)) return null
    return openSignIn(transaction, customer.id, headers, now)
  })
  if (opened) return enter(opened, now)
  return { result: { secondFactor: await askForProof(customer.id, 'signIn', now) } }
}

async function sendConfirmation({ id, email, language }: StoredCustomer, headers: Record<string, string>) {
  if (!(await canEmail(email))) return
  const to = { to: email, language: emailLocale(headers, language) }
  const db = await database()
  await db.transaction((transaction) =>
    enqueueLinkEmail(transaction, { customerId: id, purpose: 'confirm', ...to }, Date.now()),
  )
}

const wrongCredentials = () =>
  new ApiError(401, 'credentials_wrong', 'The e-mail address or the password is wrong.')

/** Works with an expired token too. */
export const signOut: ApiHandler<typeof contract.signOut> = async ({ headers }) => {
  const claims = await readAccessToken(bearerOf(headers), 0)
  if (claims) await deleteSignIn(claims)
  return { result: {} }
}

/** A copied token ends the sign-in. */
export const refreshTokens: ApiHandler<typeof contract.refresh> = ({ params, traceId }) =>
  renew(params.refreshToken, traceId)

export const refreshTokensByBody: ApiHandler<typeof contract.refreshByBody> = ({ body, traceId }) =>
  renew(body.refreshToken, traceId)

async function renew(refreshToken: string, traceId: string) {
  const now = Date.now()
  const claims = await readRefreshToken(refreshToken)
  const renewed = claims ? await renewStoredSignIn(claims, now) : 'gone'
  if (renewed === 'reused') {
    logFailure('refreshTokens', new Error('a refresh token was used twice, its sign-in is ended'), traceId)
  }
  if (typeof renewed === 'string') throw new ApiError(401, 'unauthorized', 'This sign-in has ended.')
  return { result: await tokensOf(renewed, now) }
}
