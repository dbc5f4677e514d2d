import type { LoyaltyLevel } from '@/domain/account/loyalty'
import type { Tier } from '@/domain/partner/tiers'
import type { ProgrammeFigures } from '@/domain/site/site'
import { REFERRAL_DAYS } from './referralDays'

type ByProvider = Readonly<Record<string, string>>

/** Margins and limits of an operator who names none. Money in US dollars as decimal strings. */
const defaults = {
  fees: {
    /** Percent of the market rate that stays with the service, inside the shown rate (R47). */
    spreadPercent: { floating: '0.5', fixed: '1' },
    /** The network's fee of one payout, a sample by network id; `bank` is a payout in a state's currency. */
    payoutUsd: {
      default: '0.3',
      bank: '1',
      byNetwork: {
        btc: '2',
        lightning: '0.05',
        eth: '2.5',
        trx: '1.2',
        bsc: '0.2',
        sol: '0.05',
        polygon: '0.05',
        arbitrum: '0.1',
        optimism: '0.1',
        base: '0.1',
        avax: '0.1',
        ton: '0.2',
        xmr: '0.1',
        etc: '0.1',
        fil: '0.2',
      } as Readonly<Record<string, string>>,
    },
    /** Named in live orders by provider, inside the shown rate. SideShift pays its 0.5 where an order names none. */
    commissionPercent: { default: '0', sideshift: '0.5' } as ByProvider & { readonly default: string },
    /** What accounts earn where orders name nothing, as the operator says; absent: not known. */
    statedCommissionPercent: {} as ByProvider,
  },
  limits: {
    minimumUsd: '10',
    /** The payout's fee counts this many times towards the minimum, so that it never eats most of a payout. */
    minimumPayoutFees: '2',
    /** A fixed rate is a promise, so it ends here. */
    fixedMaximumUsd: '50000',
    /** The most that one exchange moves, at any rate: more was mistyped, or is no matter of a form. */
    maximumUsd: '1000000',
    /** How long an order waits for its owner where the provider made it at another amount than the quoted one. */
    amountDecisionMinutes: 10,
  },
  loyalty: {
    minPayoutBtc: '0.0005',
    /** Volume counts inside a rolling window of this many days; a level once reached stays (R44). */
    windowDays: 90,
    /** From which volume in BTC, and what share of an exchange comes back, in percent. */
    levels: [
      { name: 'bronze', fromBtc: '0', cashbackPercent: '0.05' },
      { name: 'silver', fromBtc: '0.3', cashbackPercent: '0.1' },
      { name: 'gold', fromBtc: '1', cashbackPercent: '0.15' },
      { name: 'platinum', fromBtc: '3', cashbackPercent: '0.2' },
    ],
  },
  /** What a partner earns of the referred turnover, in percent, and when it is paid (R45). */
  affiliate: {
    ratePercent: '0.4',
    maximumPercent: '2',
    /** At most this much of what an order earned after cashback. */
    earnedSharePercent: '100',
    cookieDays: REFERRAL_DAYS,
    /** How long the link that a customer signed up by counts for their orders, from when it was followed. */
    accountDays: 365,
    minPayoutUsdt: '50',
    /** `desk`: an application waits for staff. */
    approval: 'automatic',
    /** After a refusal. */
    reapplyDays: 30,
    /** By confirmed commissions; none: every partner has `ratePercent`, or what was agreed. */
    tiers: [] as readonly Tier[],
  },
  /** After how many days somebody who was declined may apply again. */
  ambassador: { reapplyDays: 90 },
  /** Of friends, where the operator names countries; a share for each side of what their exchanges earn (50 at most). */
  invitations: { countries: [] as readonly string[], sharePercent: '10', capBtc: '0.001', days: 180 },
  /** Usual minutes from deposit to payout (R46). */
  usualMinutes: '5-30',
} as const

type LevelName = (typeof defaults.loyalty.levels)[number]['name']
type Level = LoyaltyLevel<LevelName>
type Widened<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends number ? number : Widened<T[K]>
}
type Loyalty = Widened<Omit<typeof defaults.loyalty, 'levels'>> & {
  readonly levels: readonly [Level, Level, Level, Level]
}

export type Programmes = Omit<Widened<typeof defaults>, 'loyalty' | 'fees'> & {
  readonly loyalty: Loyalty
  readonly fees: {
    readonly spreadPercent: { readonly floating: string; readonly fixed: string }
    readonly payoutUsd: {
      readonly default: string
      readonly bank: string
      readonly byNetwork: Readonly<Record<string, string>>
    }
    readonly commissionPercent: ByProvider & { readonly default: string }
    readonly statedCommissionPercent: ByProvider
  }
}

export function programmesWith({
  fees,
  limits,
  loyalty,
  affiliate,
  ambassador,
  invitations,
  usualMinutes,
}: ProgrammeFigures): Programmes {
  const { levels, ...otherLoyalty } = loyalty ?? {}
  const [bronze, silver, gold, platinum] = defaults.loyalty.levels
  const withFigures = (level: Level): Level => ({ ...level, ...levels?.[level.name] })
  return {
    fees: {
      spreadPercent: { ...defaults.fees.spreadPercent, ...fees?.spreadPercent },
      payoutUsd: {
        ...defaults.fees.payoutUsd,
        ...fees?.payoutUsd,
        byNetwork: { ...defaults.fees.payoutUsd.byNetwork, ...fees?.payoutUsd?.byNetwork },
      },
      commissionPercent: commissionsWith(fees?.commissionPercent),
      statedCommissionPercent: { ...fees?.statedCommissionPercent },
    },
    limits: { ...defaults.limits, ...limits },
    loyalty: {
      ...defaults.loyalty,
      ...otherLoyalty,
      levels: [withFigures(bronze), withFigures(silver), withFigures(gold), withFigures(platinum)],
    },
    affiliate: { ...defaults.affiliate, ...affiliate },
    ambassador: { ...defaults.ambassador, ...ambassador },
    invitations: { ...defaults.invitations, ...invitations },
    usualMinutes: usualMinutes ?? defaults.usualMinutes,
  }
}

/** Whoever names one for the whole site means SideShift too. */
function commissionsWith(named: ByProvider = {}): Programmes['fees']['commissionPercent'] {
  const ours = defaults.fees.commissionPercent
  return named.default === undefined ? { ...ours, ...named } : { ...named, default: named.default }
}
