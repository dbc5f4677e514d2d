import { env } from '@/config/env'
import type { signIn as contract } from '@/contract/signIn'
import { codeFault, normalCode } from '@/domain/partner/partnerCode'
import { referralOfRequest } from '@/domain/partner/referralCookie'
import { asLocale, type Locale } from '@/i18n/languages'
import {
  confirmCustomer,
  customerByEmail,
  storeCustomer,
  storeSignUpNonce,
} from '@/server/accounts/storedCustomers'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database, type Transaction } from '@/server/database/database'
import type { StoredCustomer } from '@/server/database/schema'
import { customerOfLink, deleteMailLinks, invalidLink, takeMailLink } from '@/server/mail/mailLinks'
import { canEmail, enqueueEmail, enqueueLinkEmail } from '@/server/mail/enqueueEmail'
import { lockCustomer } from '@/server/database/lockCustomer'
import { checkNewPassword } from '@/server/passwords/checkNewPassword'
import { checkEmail } from '@/server/passwords/checkEmail'
import { hashPassword, isPassword } from '@/server/passwords/hashPassword'
import { tryPassword } from '@/server/passwords/tryPassword'
import { isSecret, secretHash } from '@/server/kernel/secretHash'
import { hasErrors, validationError } from '@/server/kernel/validationError'
import { enter, openSignIn } from '@/server/signIns/openSignIn'

/**
 * The response and the work are the same for a known address. Where two passwords were given for an unconfirmed
 * address, neither counts: one may be an attacker's.
 */
export const signUp: ApiHandler<typeof contract.signUp> = async ({ headers, body }) => {
  const { email, password, nonce } = body
  const refused = { ...checkEmail(email), ...(await checkNewPassword(password, email)) }
  if (hasErrors(refused)) throw validationError(refused)
  const language = asLocale(headers['site-language'])
  const known = await customerByEmail(email)
  const isWaiting = known !== null && known.confirmedAt === null
  const isSame = isWaiting && (await isPassword(password, known.passwordHash))
  const passwordHash = isWaiting ? known.passwordHash : await hashPassword(password)
  const signUpNonceHash = nonce && secretHash(nonce)
  if (await canEmail(email)) {
    if (isWaiting && !isSame) await letChooseAnew(known, language, Date.now())
    else {
      const now = Date.now()
      const came = referralOfSignUp(headers, body, now)
      await register({ email, passwordHash, signUpNonceHash, language, ...came }, known, now)
    }
  }
  return { status: 202, result: {} }
}

/** The partner's link that was followed last, of the body and the cookie. An order finds out whether its code exists. */
function referralOfSignUp(
  headers: Record<string, string>,
  { referral, referralAt }: { referral?: string | null; referralAt?: string | null },
  now: number,
): Pick<StoredCustomer, 'referral' | 'referralAt'> {
  const at = Date.parse(referralAt ?? '')
  const code = referral && normalCode(referral)
  const named =
    code && codeFault(code) === null ? { code, at: Number.isNaN(at) ? now : Math.min(at, now) } : null
  const visit = referralOfRequest(headers, new URL(env.siteUrl).host, now)
  const last = visit && (!named || visit.at > named.at) ? visit : named
  return { referral: last?.code ?? null, referralAt: last?.at ?? null }
}

type NewCustomer = Parameters<typeof storeCustomer>[1]

async function register(customer: NewCustomer, known: StoredCustomer | null, now: number) {
  const { email: to, passwordHash, signUpNonceHash, language } = customer
  const db = await database()
  await db.transaction(async (transaction) => {
    const waiting = await storeCustomer(transaction, customer, now)
    if (!waiting) {
      await enqueueEmail(transaction, { kind: 'known' }, { to, language: known?.language ?? language }, now)
      return
    }
    const link = { customerId: waiting.id, to, language }
    // A call at the same moment was first, with a password of its own.
    if (waiting.passwordHash !== passwordHash) {
      await postAnew(transaction, link, now)
      return
    }
    await storeSignUpNonce(transaction, waiting.id, signUpNonceHash)
    await enqueueLinkEmail(transaction, { ...link, purpose: 'confirm' }, now)
  })
}

async function letChooseAnew({ id: customerId, email: to }: StoredCustomer, language: Locale, now: number) {
  const db = await database()
  await db.transaction((transaction) => postAnew(transaction, { customerId, to, language }, now))
}

type WaitingLink = { customerId: string; to: string; language: Locale }

async function postAnew(transaction: Transaction, link: WaitingLink, now: number) {
  const customer = await lockCustomer(transaction, link.customerId)
  if (!customer) return
  if (customer.confirmedAt !== null) {
    await enqueueEmail(transaction, { kind: 'known' }, { to: link.to, language: customer.language }, now)
    return
  }
  await deleteMailLinks(transaction, link.customerId)
  await enqueueLinkEmail(transaction, { ...link, purpose: 'reset' }, now)
}

/** Another person may open the link, so the password is required, unless in the browser that signed up. */
export const confirmSignUp: ApiHandler<typeof contract.confirmSignUp> = async ({ headers, ip, body }) => {
  const { token, password, nonce } = body
  const now = Date.now()
  const { email, passwordHash, signUpNonceHash } = await customerOfLink('confirm', token, now)
  const isSameBrowser = nonce !== null && isSecret(nonce, signUpNonceHash)
  if (!isSameBrowser) {
    if (!password) throw new ApiError(403, 'password_required', 'Send the password of the sign-up as well.')
    const isRight = await tryPassword({ email, ip }, password, passwordHash)
    if (!isRight) throw new ApiError(403, 'password_wrong', 'The password is wrong.')
  }
  const db = await database()
  const signIn = await db.transaction(async (transaction) => {
    const { customer } = await takeMailLink(transaction, 'confirm', token, now)
    // It would open a confirmed account without its second factor.
    if (customer.confirmedAt !== null) throw invalidLink()
    await confirmCustomer(transaction, customer.id, now)
    return openSignIn(transaction, customer.id, headers, now)
  })
  return enter(signIn, now)
}
