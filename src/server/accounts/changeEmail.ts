import { customerByEmail, storeEmail } from '@/server/accounts/storedCustomers'
import type { account } from '@/contract/account'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import { deleteMailLinks, invalidLink, takeMailLink } from '@/server/mail/mailLinks'
import { emailLocale, canEmail, enqueueEmail, enqueueLinkEmail } from '@/server/mail/enqueueEmail'
import { checkEmail } from '@/server/passwords/checkEmail'
import { requirePassword, lockUnchanged } from '@/server/secondFactors/requirePassword'
import { deleteOtherSignIns } from '@/server/signIns/storedSignIns'
import { requireFreshSecondFactor } from '@/server/secondFactors/requireFresh'
import { hasErrors, validationError } from '@/server/kernel/validationError'

/** When the new address is taken, only its owner is notified. */
export const changeEmail: ApiHandler<typeof account.changeEmail> = async (request) => {
  const { customer } = request.signedIn
  const { password, email } = request.body
  const refused = checkEmail(email)
  if (hasErrors(refused)) throw validationError(refused)
  await requireFreshSecondFactor(request.signedIn)
  await requirePassword(request.signedIn, password)

  const language = emailLocale(request.headers, customer.language)
  const owner = await customerByEmail(email)
  const [isWithinLimit, mayWarn] = [await canEmail(email), await canEmail(customer.email, 'warning')]
  const now = Date.now()
  const db = await database()
  await db.transaction(async (transaction) => {
    await lockUnchanged(transaction, request.signedIn)
    const { signInId } = request.signedIn
    const link = { customerId: customer.id, purpose: 'email' as const, to: email, email, signInId, language }
    if (isWithinLimit && owner?.confirmedAt)
      await enqueueEmail(transaction, { kind: 'known' }, { to: email, language: owner.language }, now)
    else if (isWithinLimit) await enqueueLinkEmail(transaction, link, now)
    if (mayWarn)
      await enqueueEmail(transaction, { kind: 'emailChange', email }, { to: customer.email, language }, now)
  })
  return { status: 202, result: {} }
}

/** Needs no sign-in, because the email may be opened on another device. All sign-ins but the requesting one end. */
export const confirmEmail: ApiHandler<typeof account.confirmEmail> = async ({ body: { token } }) => {
  const now = Date.now()
  const db = await database()
  const email = await db.transaction(async (transaction) => {
    const { customer, email, signInId } = await takeMailLink(transaction, 'email', token, now)
    if (!email || !(await storeEmail(transaction, customer.id, email))) throw invalidLink()
    // Links sent to the old mailbox must no longer work.
    await deleteMailLinks(transaction, customer.id)
    await deleteOtherSignIns(transaction, { customerId: customer.id, signInId: signInId ?? '' })
    const { id: customerId, email: to, language } = customer
    await enqueueLinkEmail(transaction, { customerId, purpose: 'restore', to, email: to, language }, now)
    return email
  })
  return { result: { email } }
}
