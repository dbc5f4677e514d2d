import type { signIn as contract } from '@/contract/signIn'
import { asLocale } from '@/i18n/languages'
import { confirmCustomer, customerByEmail, storePassword } from '@/server/accounts/storedCustomers'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import { requireNotFrozen } from '@/server/kernel/accountFrozen'
import { customerOfLink, deleteMailLinks, takeMailLink } from '@/server/mail/mailLinks'
import { emailLocale, canEmail, enqueueEmail, enqueueLinkEmail } from '@/server/mail/enqueueEmail'
import { checkNewPassword } from '@/server/passwords/checkNewPassword'
import { checkEmail } from '@/server/passwords/checkEmail'
import { hashPassword } from '@/server/passwords/hashPassword'
import { hasErrors, validationError } from '@/server/kernel/validationError'
import { askForProof, hasSecondFactor } from '@/server/secondFactors/proof'
import { enter, openSignIn } from '@/server/signIns/openSignIn'
import { deleteAllSignIns } from '@/server/signIns/storedSignIns'

/** The response and the work are the same for an unknown address. */
export const requestPasswordReset: ApiHandler<typeof contract.requestPasswordReset> = async ({
  headers,
  body,
}) => {
  const { email } = body
  if (!hasErrors(checkEmail(email)) && (await canEmail(email))) {
    const customerId = (await customerByEmail(email))?.id ?? null
    const to = { to: email, language: asLocale(headers['site-language']) }
    const db = await database()
    await db.transaction((transaction) =>
      enqueueLinkEmail(transaction, { customerId, purpose: 'reset', ...to }, Date.now()),
    )
  }
  return { status: 202, result: {} }
}

/** Ends all earlier sign-ins. A refused password does not use the link up. */
export const resetPassword: ApiHandler<typeof contract.resetPassword> = async ({ headers, body }) => {
  const { token, password } = body
  const now = Date.now()
  const { id: customerId, email, language } = await customerOfLink('reset', token, now)
  const refused = await checkNewPassword(password, email)
  if (hasErrors(refused)) throw validationError(refused)
  const passwordHash = await hashPassword(password)
  const mayWarn = await canEmail(email, 'warning')
  const db = await database()
  const signIn = await db.transaction(async (transaction) => {
    const { customer } = await takeMailLink(transaction, 'reset', token, now)
    requireNotFrozen(customer)
    await storePassword(transaction, customer.id, passwordHash)
    await confirmCustomer(transaction, customer.id, now)
    await deleteAllSignIns(transaction, customer.id)
    await deleteMailLinks(transaction, customer.id)
    const to = { to: email, language: emailLocale(headers, language) }
    if (mayWarn) await enqueueEmail(transaction, { kind: 'passwordChanged' }, to, now)
    // A mailbox replaces the password, never the second factor.
    if (await hasSecondFactor(transaction, customer.id)) return null
    return openSignIn(transaction, customer.id, headers, now)
  })
  if (signIn) return enter(signIn, now)
  return { result: { secondFactor: await askForProof(customerId, 'signIn', now) } }
}
