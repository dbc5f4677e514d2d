import { DAY } from '@/domain/time/durations'
import type { CodeKind } from './partnerCode'

/** Why an order counts for a partner, or for nobody. */
export const ATTRIBUTION_REASONS = [
  /** Made with the partner's key. */
  'api_key',
  /** Made in a widget in the partner's pages. */
  'widget',
  'promo_code',
  'last_link',
  /** The customer signed up by the partner's link. */
  'account_link',
  'unknown_code',
  'ended_code',
  /** As often as it may be used, or it needs an account. */
  'limited_code',
  'expired_link',
  /** Of the partner's own account, email or payout address: it earns nothing. */
  'own_order',
  'inactive_partner',
] as const
export type AttributionReason = (typeof ATTRIBUTION_REASONS)[number]

/** `applied`: it waits for the desk; `closed`: its customer has deleted the account. */
export const PARTNER_STATES = ['active', 'suspended', 'closed', 'applied', 'refused'] as const
export type PartnerState = (typeof PARTNER_STATES)[number]

export type KnownCode = {
  code: string
  partnerId: string
  partnerState: PartnerState
  isEnded: boolean
  /** A promo code that may not be used any more, or not by who orders. */
  isLimited?: boolean
  /** The one who orders is the partner. */
  isOwn: boolean
}

/** `known`: null where no such code exists; `at`: milliseconds since 1970. */
export type BroughtCode = {
  source: CodeKind
  known: KnownCode | null
  at: number
  /** It is stored with the account. */
  isOfAccount?: boolean
}

type Rules = { now: number; cookieDays: number; accountDays: number }

export type Attribution = {
  reason: AttributionReason
  /** Null with the code: the order counts for nobody. */
  partnerId: string | null
  code: string | null
  source: CodeKind | null
}

/** A promo code wins over links, and of links the last that was followed within `cookieDays`, or within `accountDays` of an
 * account. Null: no code was brought. */
export function attributionOf(brought: readonly BroughtCode[], rules: Rules): Attribution | null {
  const { now } = rules
  const inOrder = brought.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || Math.min(other.at, now) - Math.min(one.at, now),
  )
  const faults = inOrder.map((one) => faultOf(one, rules))
  const valid = inOrder[faults.indexOf(null)]
  if (!valid?.known) return faults[0] ? nobody(faults[0]) : null
  const { source, known, isOfAccount = false } = valid
  const { code, partnerId, partnerState, isOwn } = known
  const counted = source === 'promo' ? 'promo_code' : isOfAccount ? 'account_link' : 'last_link'
  const reason = isOwn ? 'own_order' : partnerState === 'active' ? counted : 'inactive_partner'
  return { reason, partnerId, code, source }
}

const rankOf = ({ source }: BroughtCode) => (source === 'promo' ? 0 : 1)

function faultOf(
  { source, known, at, isOfAccount }: BroughtCode,
  { now, cookieDays, accountDays }: Rules,
): AttributionReason | null {
  const days = isOfAccount ? accountDays : cookieDays
  if (!known) return 'unknown_code'
  if (known.isEnded) return 'ended_code'
  if (known.isLimited) return 'limited_code'
  return source === 'link' && now - at >= days * DAY ? 'expired_link' : null
}

const nobody = (reason: AttributionReason): Attribution => ({
  reason,
  partnerId: null,
  code: null,
  source: null,
})

/** Whether an order of that reason may earn its partner anything. */
export const isCounted = (reason: AttributionReason): boolean =>
  ['api_key', 'widget', 'promo_code', 'last_link', 'account_link'].includes(reason)
