import { env } from './env'
import { hasStaffFor } from './environment/deskVariables'
import { SANCTIONS_FILE } from './operator/blockedFiles'
import { ACCOUNT_PAGE } from './operator/pageNames'
import { paths } from './paths'
import { startedOperator } from './operator/startOperator'
import { COMMISSION_TERMS } from './environment/commissionTerms'
import { readProgrammes } from './readProgrammes'
import { isZero } from '@/domain/money/amount'
import { countryCode } from '@/domain/site/region'
import { offersFixedRates } from './offersFixedRates'

/** What decides whether a sentence is true: texts name these in `{{#name}}…{{/name}}` and `{{^name}}…{{/name}}`. */
export const CAPABILITIES = [
  'sandbox',
  /** Providers or ramps exchange real money. */
  'live',
  /** API_ORIGIN is set: what that back end does is for its operator to say. */
  'ownBackEnd',
  'fiat',
  /** By bank transfer through an account that this site names: that of the sandbox, or of another back end. */
  'bank',
  /** Through companies of their own, each by its own ways. */
  'ramps',
  'fixedRates',
  /** Market prices, in a sandbox samples. */
  'prices',
  /** Somebody can sign up: the link that confirms an account reaches them. */
  'accounts',
  /** Exchanges of every coin earn it. */
  'cashback',
  /** Partners are paid by rule and not only as agreed with each. */
  'commission',
  /** Somebody decides on applications of ambassadors, and rewards can be withdrawn. */
  'ambassadors',
  /** Of friends, in some countries: both sides earn out of what the friend’s exchanges bring. */
  'invitations',
  /** Their rate depends on what was confirmed for them. */
  'partnerTiers',
  /** Somebody reads what visitors write. */
  'messages',
  'mail',
  'push',
  'cards',
  'apps',
  'screeningSanctions',
  'screeningBlocks',
  'screeningService',
  'screeningOff',
  /** A visitor's region is known by the clock alone. */
  'clockRegion',
  'countryRegion',
  'callersOff',
] as const

export type Capability = (typeof CAPABILITIES)[number]
export type Capabilities = Readonly<Record<Capability, boolean>>

/** From the settings alone, so it is the same for every page of a process. */
export function capabilities(): Capabilities {
  const ownBackEnd = env.apiOrigin !== ''
  const live = !ownBackEnd && (env.providers.length > 0 || env.ramps.length > 0)
  const sandbox = !ownBackEnd && !live
  const { programmes } = startedOperator().file
  const mail = !live || env.smtpUrl !== ''
  // Ramps alone take any. Another back end may, and its operator switches the pages off where it does not.
  const fiat = ownBackEnd || hasRamps()
  const prices = live ? env.prices === 'live' : env.prices !== 'off'
  const accounts = mail && !hasNoAccounts()
  const earns = accounts && (!live || (prices && earning().some(Boolean)))
  const commission = isOn(programmes, 'affiliate') && earns
  return {
    sandbox,
    live,
    ownBackEnd,
    fiat,
    bank: fiat && !live,
    ramps: fiat && live,
    fixedRates: !live || offersFixedRates(env.providers),
    prices,
    accounts,
    cashback:
      !programmes?.off?.includes('loyalty') && accounts && (!live || (prices && earning().every(Boolean))),
    ambassadors:
      !ownBackEnd &&
      mail &&
      hasStaffFor('partners', env.deskStaff) &&
      isOn(programmes, 'ambassador', 'loyalty'),
    commission,
    invitations: !ownBackEnd && earns && isOn(programmes, 'loyalty') && areFriendsInvited(),
    partnerTiers: commission && readProgrammes().affiliate.tiers.length > 0,
    messages: !live || hasStaffFor('messages', env.deskStaff) || (mail && env.contactEmail !== ''),
    mail,
    push:
      env.firebaseApiKey !== '' &&
      env.serviceWorker !== 'off' &&
      (ownBackEnd || env.firebaseServiceAccount !== ''),
    cards: !sandbox && env.mercuryoWidgetId !== '',
    apps: env.appStoreUrl !== '' || env.googlePlayUrl !== '',
    ...screening(!ownBackEnd),
    clockRegion: env.countryHeader === '',
    countryRegion: env.countryHeader !== '',
    callersOff: !env.logCallers,
  }
}

/** Pages that are there for visitors of some countries alone, by the headers of one. */
export function pagesHiddenIn(headers: Readonly<Record<string, string | string[] | undefined>>): string[] {
  const country = countryCode(String((env.countryHeader && headers[env.countryHeader]) || ''))
  const isInvited = country !== null && readProgrammes().invitations.countries.includes(country)
  return isInvited ? [] : [paths.account.invitations]
}

/** The operator file says that a back end of their own has none. */
export const hasNoAccounts = (): boolean => startedOperator().file.pages?.off.includes(ACCOUNT_PAGE) ?? false

const areFriendsInvited = () => env.countryHeader !== '' && readProgrammes().invitations.countries.length > 0

/** Whether money of a state goes through ramps: in the sandbox through its own bank. Another back end may have its own way. */
export const hasRamps = (): boolean =>
  env.apiOrigin === '' && (env.ramps.length > 0 || env.providers.length === 0)

/** A program of the operator's own makes payment links, without an account. */
export const hasPaymentLinksKey = (): boolean => env.paymentLinksKey !== ''

const isOn = (programmes: { off?: readonly string[] | undefined } | undefined, ...names: string[]) =>
  !names.some((name) => programmes?.off?.includes(name))

/**
 * Of each provider, whether its orders earn anything. Cashback comes out of what an exchange earns, so each has
 * to; commissions are never more than an order earned, so one is enough.
 */
function earning(): boolean[] {
  const { commissionPercent, statedCommissionPercent } = readProgrammes().fees
  return Object.entries(COMMISSION_TERMS)
    .filter(([id]) => env.providers.includes(id))
    .map(([id, { maxBasisPoints }]) => {
      const [provider, inOrders] = [id as keyof typeof COMMISSION_TERMS, maxBasisPoints > 0]
      const ofOrders = commissionPercent[provider] ?? commissionPercent.default
      return !isZero(inOrders ? ofOrders : (statedCommissionPercent[provider] ?? '0'))
    })
}

function screening(isOurs: boolean) {
  const { blockedLists } = startedOperator()
  const hasSanctions = blockedLists.includes(SANCTIONS_FILE)
  const hasService = env.screeningUrl !== ''
  const blocks =
    hasStaffFor('screening', env.deskStaff) || blockedLists.some((name) => name !== SANCTIONS_FILE)
  return {
    screeningSanctions: isOurs && hasSanctions,
    screeningBlocks: isOurs && blocks,
    screeningService: isOurs && hasService,
    screeningOff: isOurs && !hasSanctions && !hasService,
  }
}

/** As the texts take them: empty leaves a sentence out. */
export const conditions = (): Record<Capability, '' | 'yes'> => {
  const known = capabilities()
  return Object.fromEntries(CAPABILITIES.map((name) => [name, known[name] ? 'yes' : ''])) as Record<
    Capability,
    '' | 'yes'
  >
}
