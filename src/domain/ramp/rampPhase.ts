import type { ExchangeStatus } from '@/domain/exchange/exchange'
import type { RampDirection, RampOpening } from './ramp'

/** Where the order of a ramp stands, in more words than its status: each has a text and a next step. */
type RampPhase =
  | RampOpening
  | 'creating'
  /** The ramp's own page shows the rest. */
  | 'untracked'
  /** It waits, and nobody knows yet for what. */
  | 'unknown'
  | 'reopen'
  /** Nothing is paid, and the ramp examines the order or its customer. */
  | 'identity'
  | 'receiving'
  | 'exchanging'
  | 'held'
  | 'sending'
  | 'finished'
  | 'expired'
  /** Its time is over, and nothing of it can be read. */
  | 'lapsed'
  | 'failed'
  | 'refunded'

export type RampFacts = {
  status: ExchangeStatus
  direction: RampDirection
  paid: boolean
  checkoutExpired: boolean
  step: RampOpening | null
  /** `none`: its orders cannot be read. */
  tracks: 'order' | 'none'
}

export function rampPhase({ status, paid, checkoutExpired, step, tracks }: RampFacts): RampPhase {
  const isUnpaid = status === 'waiting' || status === 'expired'
  if (checkoutExpired && !paid && isUnpaid) return 'reopen'
  switch (status) {
    case 'waiting':
      return tracks === 'none' ? 'untracked' : (step ?? 'unknown')
    case 'confirming':
      return 'receiving'
    case 'verifying':
      return paid ? 'held' : 'identity'
    case 'expired':
      return tracks === 'none' ? 'lapsed' : 'expired'
    default:
      return status
  }
}

const TITLES: Partial<Record<RampPhase, string>> = {
  redirect: 'redirect',
  untracked: 'redirect',
  sign: 'sign',
  unknown: 'unknown',
  reopen: 'reopen',
  identity: 'identity',
  lapsed: 'lapsed',
}
/** Of a sale it is a deposit, as of every exchange. */
const TITLES_OF_PURCHASE: Partial<Record<RampPhase, string>> = {
  receiving: 'receiving',
  exchanging: 'exchanging',
  refunded: 'refunded',
}

/** Below `exchange-status:ramp.title`; null: that of every exchange. */
export function rampTitle(facts: RampFacts): string | null {
  const phase = rampPhase(facts)
  return TITLES[phase] ?? (facts.direction === 'buy' ? TITLES_OF_PURCHASE[phase] : undefined) ?? null
}

const BY_DIRECTION: readonly RampPhase[] = ['receiving', 'exchanging', 'sending', 'finished', 'refunded']

/** Below `exchange-status:ramp.explain`; null: on hold, as every exchange of a provider. */
export function rampExplanation(facts: RampFacts, canReopen: boolean): string | null {
  const phase = rampPhase(facts)
  if (phase === 'held') return null
  if (phase === 'reopen') return canReopen ? 'reopen' : 'reopenNone'
  if (!BY_DIRECTION.includes(phase)) return phase
  return `${phase}${facts.direction === 'buy' ? 'Buy' : 'Sell'}`
}
