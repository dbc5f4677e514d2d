import { accountTimings } from '@/config/accountTimings'
import { env } from '@/config/env'
import { legal } from '@/config/legal'
import { pagesOff } from '@/config/operator/operatorFacts'
import { localizedText } from '@/config/operator/localizedText'
import { startedOperator } from '@/config/operator/startOperator'
import { paths } from '@/config/paths'
import type { MailLinkPurpose } from '@/domain/account/account'
import { STAFF_EVENTS } from '@/domain/account/staffEvents'
import { isOff } from '@/domain/site/offPages'
import { showBtc } from '@/domain/money/btcAmount'
import { percentText } from '@/domain/money/percentText'
import { DAY, HOUR } from '@/domain/time/durations'
import { LANGUAGES, type Locale } from '@/i18n/languages'
import { localePrefix } from '@/i18n/localePath'
import { translatorOf } from '@/i18n/readTexts'
import type { Translate } from '@/i18n/translate'
import type { Email } from '@/server/mail/emailKinds'
import type { EmailParts } from '@/server/mail/EmailParts'
import { rampTitleOf } from '@/server/market/rampTitleOf'
import { sidesOf } from '@/server/mail/exchangeFigures'
import { emailFigures, emailRoute } from '@/server/mail/emailSteps'
import { emailHtml } from '@/server/mail/emailHtml'
import { emailLogo } from '@/server/mail/emailLogo'
import type { WrittenMail } from '@/server/mail/storedMails'

/** In the fragment, so that the token reaches no log and no referrer. */
const LINK_PATHS: Record<
  MailLinkPurpose | 'payoutRequested' | 'factorResetPlanned' | 'staffInvitation',
  string
> = {
  confirm: '/customer-account/sign-up/confirmation#token=',
  reset: '/customer-account/password-reset/confirmation#token=',
  email: '/customer-account/sign-up/confirmation#email-token=',
  restore: '/customer-account/sign-up/confirmation#restore-token=',
  payoutRequested: '/customer-account/sign-up/confirmation#stop-token=',
  factorResetPlanned: '/customer-account/sign-up/confirmation#reset-stop-token=',
  staffInvitation: '/customer-account/sign-up/confirmation#staff-token=',
}
const LINK_LIVES = {
  ...accountTimings.mailLink,
  payoutRequested: accountTimings.payoutStop,
  factorResetPlanned: accountTimings.factorReset,
  staffInvitation: accountTimings.staffInvitation,
}
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
  partnerAccepted: paths.partners.links,
  partnerRefused: paths.partners.links,
  partnerNotice: paths.partners.links,
  tierRaised: paths.partners.links,
  tierLowered: paths.partners.links,
  ambassadorAccepted: paths.account.ambassador,
  ambassadorDeclined: paths.account.ambassador,
  ambassadorTask: paths.account.ambassador,
  ambassadorReward: paths.account.payouts,
  ambassadorNotice: paths.account.ambassador,
  webhookOff: paths.partners.links,
  accountDeleted: paths.contacts,
  accountFrozen: paths.contacts,
  accountUnfrozen: paths.signIn(),
  factorResetDone: paths.signIn(),
  reply: paths.contacts,
}

const GROUPS = ['mail', 'exchange-status', 'exchange', 'customer_account'] as const

export function writeEmail(email: Email, language: Locale): Omit<WrittenMail, 'to'> {
  const t = translatorOf(language, GROUPS)
  const { kind } = email
  const { intl } = LANGUAGES[language]
  const facts = { brand: env.brandName, ...factsOf(email, t, intl) }
  const site = env.siteUrl + localePrefix(language)
  const reasonKind = reasonOf(email)
  const subject = t(`mail:${kind}.subject`, facts)
  const parts = {
    subject,
    preheader: preheaderOf(email, t, facts),
    title: withoutBrand(subject),
    greeting: t('mail:greeting'),
    text: textOf(email, t, facts),
    route: emailRoute(email, { t, intl }),
    figures: emailFigures(email, { t, intl }),
    message: messageOf(email, t),
    notes: notesOf(email, t, facts),
    button: t(`mail:${kind}.button`),
    url: urlOf(email, site),
    byHand: t('mail:byHand'),
    reason: t(reasonKind ? `mail:${reasonKind}.reason` : 'mail:reason', facts),
    brand: facts.brand,
    logo: emailLogo(),
    footer: localizedText(startedOperator().file.email?.footer, language) ?? null,
    sender: senderLines(site),
  }
  return { subject, text: plainText(parts), html: emailHtml(parts, language) }
}

type Facts = Record<string, string>

/** A ramp gives no address to deposit to. */
const isHoldOfRamp = (email: Email) => 'isAccount' in email && email.exchange.ramp !== null

function textOf(email: Email, t: Translate, facts: Facts): string {
  return isHoldOfRamp(email) ? t(`mail:ramp.${email.kind}`, facts) : t(`mail:${email.kind}.text`, facts)
}

function preheaderOf(email: Email, t: Translate, facts: Facts): string {
  const isUnmade = isHoldOfRamp(email) && email.kind !== 'holdReleased'
  return isUnmade ? t('mail:ramp.preheader') : t(`mail:${email.kind}.preheader`, facts)
}

/** Above the text it would stand a second time below the logo. */
function withoutBrand(subject: string): string {
  const end = [' · ', ' – '].map((mark) => mark + env.brandName).find((one) => subject.endsWith(one))
  return end ? subject.slice(0, -end.length) : subject
}

function notesOf(email: Email, t: Translate, facts: Facts): string[] {
  return [
    ...('token' in email ? [expiryText(LINK_LIVES[email.kind], t)] : []),
    ...('exchange' in email && email.exchange.isSandbox ? [t('exchange-status:sandbox.title')] : []),
    t(`mail:${email.kind}.ifNotYou`, facts),
  ]
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
  if ('amountBtc' in email) return { amount: showBtc(email.amountBtc, intl) }
  if (email.kind === 'emailChange') return { email: email.email }
  if (email.kind === 'webhookOff') return { host: email.host }
  if ('ratePercent' in email) return { rate: percentText(email.ratePercent, intl) }
  if (email.kind === 'reply') return { reference: email.reference }
  if (email.kind === 'message') {
    const { reference, exchangeId } = email
    return { reference, email: email.email, exchange: exchangeId || t('mail:noExchange') }
  }
  if (!('exchange' in email)) return { email: '' }
  const { publicId: id, status } = email.exchange
  const { from, to } = sidesOf(email.exchange)
  const facts = { id, from: from.ticker, to: to.ticker }
  const title = rampTitleOf(email.exchange, t) ?? t(`exchange-status:title.${status}`)
  return email.kind === 'outcome' ? { ...facts, status: title } : facts
}

const OWN_REASONS = ['reply', 'message', 'staff', 'staffInvitation', 'outcome'] as const
type OwnReason = (typeof OWN_REASONS)[number]

/** The email whose reason it has; null for whatever goes to an account. */
function reasonOf(email: Email): OwnReason | null {
  const { kind } = email
  const own = OWN_REASONS.find((one) => one === kind)
  if (own) return own
  return 'isAccount' in email && !email.isAccount ? 'outcome' : null
}

function urlOf(email: Email, site: string): string {
  if ('token' in email) return site + LINK_PATHS[email.kind] + email.token
  if ('exchange' in email) return site + paths.status(email.exchange.publicId)
  if (email.kind === 'message') return `mailto:${encodeURIComponent(email.email).replace('%40', '@')}`
  // The desk is in English only.
  if (email.kind === 'staff') return env.siteUrl + paths.desk
  const place = PLACES[email.kind]
  if (!isOff(place, pagesOff())) return site + place
  const isContact = place === paths.contacts && env.contactEmail !== ''
  return isContact ? `mailto:${env.contactEmail}` : site + paths.home
}

const expiryText = (life: number, t: Translate) =>
  life > DAY ? t('mail:expiryDays', { count: life / DAY }) : t('mail:expiry', { count: life / HOUR })

/** What the HTML part says. */
function plainText(parts: EmailParts): string {
  const { greeting, text, route, figures, message, notes, button, url, reason, footer, sender } = parts
  return [
    greeting,
    text,
    ...(message ? [message] : []),
    ...(route.label ? [route.label] : []),
    ...figures.map((figure) => [`${figure.label}:`, figure.value, ...figure.notes].join('\n')),
    `${button}:\n${url}`,
    ...notes,
    reason,
    ...(footer ? [footer] : []),
    `${sender.join('\n')}\n`,
  ].join('\n\n')
}

const senderLines = (site: string): string[] =>
  [env.brandName, legal.legalName, legal.legalAddress, legal.legalRegister, legal.legalEmail, site].filter(
    Boolean,
  )
