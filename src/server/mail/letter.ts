import { accountTimings } from '@/config/accountTimings'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { MAIL_LINKS, type MailLinkPurpose } from '@/domain/account'
import type { Locale } from '@/i18n/languages'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import { readTexts } from '@/i18n/readTexts'
import { letterHtml } from '@/server/mail/letterHtml'
import type { WrittenMail } from '@/server/mail/storedMails'

/** Letters with a link of their own, and those that only tell something. */
const ALERT_KINDS = [
  'factorAdded',
  'factorRemoved',
  'recoveryUsed',
  'recoveryRenewed',
  'payoutRequested',
  'accountDeleted',
] as const
/** What somebody with the customer's device or password may have done. */
export type AlertKind = (typeof ALERT_KINDS)[number]
export const LETTER_KINDS = [
  ...MAIL_LINKS,
  ...ALERT_KINDS,
  'known',
  'passwordChanged',
  'emailChange',
] as const
export type LetterKind = (typeof LETTER_KINDS)[number]

export type Letter =
  | { kind: MailLinkPurpose; token: string }
  | { kind: 'known' | 'passwordChanged' | AlertKind }
  /** `email`: the new address that was asked for. */
  | { kind: 'emailChange'; email: string }

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Behind the `#`, so that the token comes into no log and no referrer. */
const LINK_PATHS: Record<MailLinkPurpose, string> = {
  confirm: '/customer-account/sign-up/confirmation#token=',
  reset: '/customer-account/password-reset/confirmation#token=',
  email: '/customer-account/sign-up/confirmation#email-token=',
  restore: '/customer-account/sign-up/confirmation#restore-token=',
}
/** Where whoever reads a letter may want to go. */
const PLACES = {
  known: paths.signIn(),
  passwordChanged: paths.passwordReset,
  emailChange: paths.account.settings,
  factorAdded: paths.account.settings,
  factorRemoved: paths.account.settings,
  recoveryUsed: paths.account.settings,
  recoveryRenewed: paths.account.settings,
  payoutRequested: paths.account.payouts,
  accountDeleted: paths.contacts,
}

/** A letter in words. */
export function writeLetter(letter: Letter, language: Locale): Omit<WrittenMail, 'to'> {
  const t = readTexts(language, ['mail'])
  const { kind } = letter
  const facts = { brand: env.brandName, email: 'email' in letter ? letter.email : '' }
  const site = env.siteUrl + (language === DEFAULT_LOCALE ? '' : `/${language}`)
  const parts = {
    subject: t(`mail:${kind}.subject`, facts),
    greeting: t('mail:greeting'),
    text: t(`mail:${kind}.text`, facts),
    button: t(`mail:${kind}.button`),
    url: site + ('token' in letter ? LINK_PATHS[letter.kind] + letter.token : PLACES[letter.kind]),
    expiry: 'token' in letter ? expiryText(accountTimings.mailLink[letter.kind], t) : null,
    byHand: t('mail:byHand'),
    ifNotYou: t(`mail:${kind}.ifNotYou`),
    brand: facts.brand,
    site,
  }
  return { subject: parts.subject, text: plainText(parts), html: letterHtml(parts, language) }
}

const expiryText = (life: number, t: Texts) =>
  life > DAY ? t('mail:expiryDays', { count: life / DAY }) : t('mail:expiry', { count: life / HOUR })

type Texts = ReturnType<typeof readTexts>
type Parts = Parameters<typeof letterHtml>[0]

const plainText = ({ greeting, text, button, url, expiry, ifNotYou, brand, site }: Parts) =>
  [greeting, text, `${button}:\n${url}`, ...(expiry ? [expiry] : []), ifNotYou, `${brand}\n${site}\n`].join(
    '\n\n',
  )
