import { accountTimings } from '@/config/accountTimings'
import { env } from '@/config/env'
import { legal } from '@/config/legal'
import { pagesOff } from '@/config/operator/operatorFacts'
import { localizedText } from '@/config/operator/localizedText'
import { startedOperator } from '@/config/operator/startOperator'
import { paths } from '@/config/paths'
import { MAIL_LINKS, type MailLinkPurpose } from '@/domain/account/account'
import { STAFF_EVENTS, type StaffEvent } from '@/domain/account/staffEvents'
import { isOff } from '@/domain/site/offPages'
import type { ExchangeStatus } from '@/domain/exchange/exchange'
import { showBtc } from '@/domain/money/btcAmount'
import { DAY, HOUR } from '@/domain/time/durations'
import { LANGUAGES, type Locale } from '@/i18n/languages'
import { localePrefix } from '@/i18n/localePath'
import { translatorOf } from '@/i18n/readTexts'
import type { Translate } from '@/i18n/translate'
import { emailHtml } from '@/server/mail/emailHtml'
import { emailLogo } from '@/server/mail/emailLogo'
import type { WrittenMail } from '@/server/mail/storedMails'

const ALERT_KINDS = [
  'factorAdded',
  'factorRemoved',
  'recoveryUsed',
  'recoveryRenewed',
  'accountDeleted',
] as const
const HOLD_OUTCOMES = ['holdReleased', 'holdDenied', 'holdFailed'] as const
export type HoldOutcome = (typeof HOLD_OUTCOMES)[number]
export type AlertKind = (typeof ALERT_KINDS)[number]
export const EMAIL_KINDS = [
  ...MAIL_LINKS,
  ...ALERT_KINDS,
  ...HOLD_OUTCOMES,
  'known',
  'passwordChanged',
  'emailChange',
  'payoutRequested',
  'payoutApproved',
  'payoutSent',
  'payoutConfirmed',
  'payoutRefused',
  'reply',
  'message',
  'staff',
  'outcome',
] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]

export type Email =
  | { kind: MailLinkPurpose; token: string }
  | { kind: 'known' | 'passwordChanged' | AlertKind }
  /** `email`: the new address. */
  | { kind: 'emailChange'; email: string }
  /** `token`: of the link that stops it. */
  | { kind: 'payoutRequested'; token: string; amountBtc: string; address: string }
  | { kind: 'payoutApproved'; amountBtc: string; address: string }
  | { kind: 'payoutSent' | 'payoutConfirmed'; amountBtc: string; tx: string }
  /** `message`: why, in the words of staff. */
  | { kind: 'payoutRefused'; amountBtc: string; message: string }
  | { kind: 'reply'; reference: string; message: string }
  /** To the operator, where no staff read messages. `email`: of the visitor; `exchangeId`: empty when it is about none. */
  | { kind: 'message'; reference: string; email: string; exchangeId: string; message: string }
  /** To staff, of what is new for them at the desk. */
  | { kind: 'staff'; events: readonly StaffEvent[] }
  /** `from`, `to`: tickers. */
  | { kind: 'outcome'; publicId: string; status: ExchangeStatus; from: string; to: string }
  /** `isAccount`: to the customer, not to an address of this exchange alone. */
  | { kind: HoldOutcome; publicId: string; from: string; to: string; isAccount: boolean }

/** In the fragment, so that the token reaches no log and no referrer. */
const LINK_PATHS: Record<MailLinkPurpose | 'payoutRequested', string> = {
  confirm: '/customer-account/sign-up/confirmation#token=',
  reset: '/customer-account/password-reset/confirmation#token=',
  email: '/customer-account/sign-up/confirmation#email-token=',
  restore: '/customer-account/sign-up/confirmation#restore-token=',
  payoutRequested: '/customer-account/sign-up/confirmation#stop-token=',
}
const LINK_LIVES = { ...accountTimings.mailLink, payoutRequested: accountTimings.payoutStop }
const PLACES = {
  known: paths.signIn(),
  passwordChanged: paths.passwordReset,
  emailChange: paths.account.settings,
  factorAdded: paths.account.settings,
  factorRemoved: paths.account.settings,
  recoveryUsed: paths.account.settings,
  recoveryRenewed: paths.account.settings,
  payoutApproved: paths.account.payouts,
  payoutSent: paths.account.payouts,
  payoutConfirmed: paths.account.payouts,
  payoutRefused: paths.account.payouts,
  staff: paths.desk,
  accountDeleted: paths.contacts,
  reply: paths.contacts,
}

export function writeEmail(email: Email, language: Locale): Omit<WrittenMail, 'to'> {
  const t = translatorOf(language, ['mail', 'exchange-status'])
  const { kind } = email
  const facts = { brand: env.brandName, ...factsOf(email, t, LANGUAGES[language].intl) }
  const site = env.siteUrl + localePrefix(language)
  const reasonKind = reasonOf(email)
  const parts = {
    subject: t(`mail:${kind}.subject`, facts),
    preheader: t(`mail:${kind}.preheader`, facts),
    greeting: t('mail:greeting'),
    text: t(`mail:${kind}.text`, facts),
    message: messageOf(email, t),
    button: t(`mail:${kind}.button`),
    url: urlOf(email, site),
    expiry: 'token' in email ? expiryText(LINK_LIVES[email.kind], t) : null,
    byHand: t('mail:byHand'),
    ifNotYou: t(`mail:${kind}.ifNotYou`),
    reason: t(reasonKind ? `mail:${reasonKind}.reason` : 'mail:reason', facts),
    brand: facts.brand,
    logo: emailLogo(),
    footer: localizedText(startedOperator().file.email?.footer, language) ?? null,
    sender: senderLines(site),
  }
  return { subject: parts.subject, text: plainText(parts), html: emailHtml(parts, language) }
}

/** Ids of each kind that are named in an email. */
const MAX_IDS = 20

function messageOf(email: Email, t: Translate): string | null {
  if ('message' in email) return email.message
  if (email.kind !== 'staff') return null
  return STAFF_EVENTS.flatMap((kind) => {
    const ids = email.events.filter((event) => event.kind === kind).map(({ subject }) => subject)
    const named = [...ids.slice(0, MAX_IDS), ...(ids.length > MAX_IDS ? ['…'] : [])].join(', ')
    return ids.length > 0 ? [t(`mail:staff.events.${kind}`, { total: String(ids.length), ids: named })] : []
  }).join('\n\n')
}

function factsOf(email: Email, t: Translate, intl: string): Record<string, string> {
  if ('amountBtc' in email)
    return {
      amount: showBtc(email.amountBtc, intl),
      tx: 'tx' in email ? email.tx : '',
      address: 'address' in email ? email.address : '',
    }
  if (email.kind === 'emailChange') return { email: email.email }
  if (email.kind === 'reply') return { reference: email.reference }
  if (email.kind === 'message') {
    const { reference, exchangeId } = email
    return { reference, email: email.email, exchange: exchangeId || t('mail:noExchange') }
  }
  if (!('publicId' in email)) return { email: '' }
  const { publicId: id, from, to } = email
  const status = 'status' in email ? t(`exchange-status:title.${email.status}`) : ''
  return { id, status, from: from.toUpperCase(), to: to.toUpperCase() }
}

/** The email whose reason it has; null for whatever goes to an account. */
function reasonOf(email: Email): 'reply' | 'message' | 'staff' | 'outcome' | null {
  const { kind } = email
  if (kind === 'reply' || kind === 'message' || kind === 'staff' || kind === 'outcome') return kind
  return 'isAccount' in email && !email.isAccount ? 'outcome' : null
}

function urlOf(email: Email, site: string): string {
  if ('token' in email) return site + LINK_PATHS[email.kind] + email.token
  if ('publicId' in email) return site + paths.status(email.publicId)
  if (email.kind === 'message') return `mailto:${encodeURIComponent(email.email).replace('%40', '@')}`
  const place = PLACES[email.kind]
  if (!isOff(place, pagesOff())) return site + place
  const isContact = place === paths.contacts && env.contactEmail !== ''
  return isContact ? `mailto:${env.contactEmail}` : site + paths.home
}

const expiryText = (life: number, t: Translate) =>
  life > DAY ? t('mail:expiryDays', { count: life / DAY }) : t('mail:expiry', { count: life / HOUR })

type Parts = Parameters<typeof emailHtml>[0]

const plainText = ({
  greeting,
  text,
  message,
  button,
  url,
  expiry,
  ifNotYou,
  reason,
  footer,
  sender,
}: Parts) =>
  [
    greeting,
    text,
    ...(message ? [message] : []),
    `${button}:\n${url}`,
    ...(expiry ? [expiry] : []),
    ifNotYou,
    reason,
    ...(footer ? [footer] : []),
    `${sender.join('\n')}\n`,
  ].join('\n\n')

const senderLines = (site: string): string[] =>
  [env.brandName, legal.legalName, legal.legalAddress, legal.legalRegister, legal.legalEmail, site].filter(
    Boolean,
  )
