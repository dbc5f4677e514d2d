import { z } from 'zod'
import { demandCustomer } from '@/server/accounts/demandCustomer'
import { customerByEmail, storeEmail } from '@/server/accounts/storedCustomers'
import type { ApiHandler } from '@/server/ApiRequest'
import { database } from '@/server/database/database'
import { deleteMailLinks, invalidLink, takeMailLink } from '@/server/mail/mailLinks'
import { letterLanguage, mayWriteTo, postLetter, postLink } from '@/server/mail/postLetter'
import { bodyEmail, bodyPassword, checkEmail } from '@/server/passwords/credentials'
import { demandPassword, lockUnchanged } from '@/server/passwords/demandPassword'
import { bodyText, readBody } from '@/server/readBody'
import { isRefused, refusal } from '@/server/refusal'

const change = z.object({ password: bodyPassword, email: bodyEmail })
const confirmation = z.object({ token: bodyText })

/**
 * POST /api/v4/customers/email: a link goes to the new address, a warning to the old one. When the new one is somebody's
 * already, only he is told.
 */
export const changeEmail: ApiHandler = async (request) => {
  const { customer } = await demandCustomer(request)
  const { password, email } = readBody(change, request.body)
  const refused = checkEmail(email)
  if (isRefused(refused)) throw refusal(refused)
  await demandPassword(customer, password)

  const language = letterLanguage(request.headers, customer.language)
  const owner = await customerByEmail(email)
  const [mayAsk, mayWarn] = [await mayWriteTo(email), await mayWriteTo(customer.email, 'warning')]
  const now = Date.now()
  const rows = await database()
  await rows.transaction(async (transaction) => {
    await lockUnchanged(transaction, customer)
    const link = { customerId: customer.id, purpose: 'email' as const, to: email, language }
    if (mayAsk && owner?.confirmedAt)
      await postLetter(transaction, { kind: 'known' }, { to: email, language: owner.language }, now)
    else if (mayAsk) await postLink(transaction, link, now)
    if (mayWarn)
      await postLetter(transaction, { kind: 'emailChange', email }, { to: customer.email, language }, now)
  })
  return { status: 202, result: {} }
}

/** POST /api/v4/customers/email/confirmation: needs no sign-in, because the letter may be opened on another device. */
export const confirmEmail: ApiHandler = async ({ body }) => {
  const { token } = readBody(confirmation, body)
  const rows = await database()
  const email = await rows.transaction(async (transaction) => {
    const { customer, email } = await takeMailLink(transaction, 'email', token, Date.now())
    // Somebody else may have confirmed this address since the letter was written.
    if (!email || !(await storeEmail(transaction, customer.id, email))) throw invalidLink()
    // What is under way to the old mailbox must open nothing any more.
    await deleteMailLinks(transaction, customer.id)
    return email
  })
  return { result: { email } }
}
