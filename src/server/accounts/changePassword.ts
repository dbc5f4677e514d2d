import { storePassword } from '@/server/accounts/storedCustomers'
import type { account } from '@/contract/account'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import { deleteMailLinks } from '@/server/mail/mailLinks'
import { emailLocale, canEmail, enqueueEmail } from '@/server/mail/enqueueEmail'
import { checkNewPassword } from '@/server/passwords/checkNewPassword'
import { requirePassword, lockUnchanged } from '@/server/secondFactors/requirePassword'
import { hashPassword } from '@/server/passwords/hashPassword'
import { requireFreshSecondFactor } from '@/server/secondFactors/requireFresh'
import { hasErrors, validationError } from '@/server/kernel/validationError'
import { deleteOtherSignIns } from '@/server/signIns/storedSignIns'

export const changePassword: ApiHandler<typeof account.changePassword> = async (request) => {
  const { customer, signInId } = request.signedIn
  const { password, newPassword } = request.body
  const refused = await checkNewPassword(newPassword, customer.email, 'newPassword')
  if (hasErrors(refused)) throw validationError(refused)
  await requireFreshSecondFactor(request.signedIn)
  await requirePassword(request.signedIn, password)
  const passwordHash = await hashPassword(newPassword)
  const mayWarn = await canEmail(customer.email, 'warning')
  const db = await database()
  await db.transaction(async (transaction) => {
    await lockUnchanged(transaction, request.signedIn)
    await storePassword(transaction, customer.id, passwordHash)
    await deleteOtherSignIns(transaction, { customerId: customer.id, signInId })
    await deleteMailLinks(transaction, customer.id)
    const to = { to: customer.email, language: emailLocale(request.headers, customer.language) }
    if (mayWarn) await enqueueEmail(transaction, { kind: 'passwordChanged' }, to, Date.now())
  })
  return { result: {} }
}
