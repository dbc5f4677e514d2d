import { z } from 'zod'
import { demandCustomer } from '@/server/accounts/demandCustomer'
import { storePassword } from '@/server/accounts/storedCustomers'
import type { ApiHandler } from '@/server/ApiRequest'
import { database } from '@/server/database/database'
import { deleteMailLinks } from '@/server/mail/mailLinks'
import { letterLanguage, mayWriteTo, postLetter } from '@/server/mail/postLetter'
import { checkNewPassword } from '@/server/passwords/checkNewPassword'
import { bodyPassword } from '@/server/passwords/credentials'
import { demandPassword, lockUnchanged } from '@/server/passwords/demandPassword'
import { hashPassword } from '@/server/passwords/hashPassword'
import { readBody } from '@/server/readBody'
import { isRefused, refusal } from '@/server/refusal'
import { deleteOtherSignIns } from '@/server/signIns/storedSignIns'

const change = z.object({ password: bodyPassword, newPassword: bodyPassword })

/** POST /api/v4/customers/password: ends his other sign-ins and all links under way, and tells him by a letter. */
export const changePassword: ApiHandler = async (request) => {
  const { customer, signInId } = await demandCustomer(request)
  const { password, newPassword } = readBody(change, request.body)
  const refused = checkNewPassword(newPassword, customer.email, 'newPassword')
  if (isRefused(refused)) throw refusal(refused)
  await demandPassword(customer, password)
  const passwordHash = await hashPassword(newPassword)
  const mayWarn = await mayWriteTo(customer.email, 'warning')
  const rows = await database()
  await rows.transaction(async (transaction) => {
    await lockUnchanged(transaction, customer)
    await storePassword(transaction, customer.id, passwordHash)
    await deleteOtherSignIns(transaction, { customerId: customer.id, signInId })
    await deleteMailLinks(transaction, customer.id)
    const to = { to: customer.email, language: letterLanguage(request.headers, customer.language) }
    if (mayWarn) await postLetter(transaction, { kind: 'passwordChanged' }, to, Date.now())
  })
  return { result: {} }
}
