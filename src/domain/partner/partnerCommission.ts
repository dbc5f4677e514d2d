import Big from 'big.js'
import { BTC_DECIMALS } from '@/domain/account/loyalty'
import type { CommissionKind } from '@/domain/money/commission'

const MILLION = 1_000_000n

/** Agreed when an order is made, in millionths. */
export type PartnerTerms = {
  /** Of the volume. */
  rateMillionths: number
  /** Of what the order earned, after cashback. */
  shareMillionths: number
}

/** Of a decimal string in percent, rounded down. */
export const toMillionths = (percent: string): number =>
  new Big(percent).times(10_000).round(0, Big.roundDown).toNumber()

/** Why a finished order brought its partner what it did. */
export const COMMISSION_OUTCOMES = [
  'earned',
  /** What the provider pays is only stated so far: booked once its statement confirms it. */
  'unconfirmed',
  'not_counted',
  'volume_unknown',
  'earning_unknown',
  /** Less than the smallest unit of Bitcoin. */
  'nothing_left',
  'refunded',
] as const
type CommissionOutcome = (typeof COMMISSION_OUTCOMES)[number]

type EarningFacts = {
  kind: CommissionKind
  state: 'estimated' | 'confirmed'
  valueBtc: string | null
  isRefunded: boolean
}

export type CommissionFacts = {
  /** Counted for the partner, who is active and is not the one who ordered. */
  isCounted: boolean
  volumeBtc: string | null
  /** Null: none is recorded. */
  earning: EarningFacts | null
  cashbackBtc: string
  terms: PartnerTerms
  /** What staff have set in place of what the terms give; null: they have not. */
  correctedBtc: string | null
}

/** `amountBtc`: of `unconfirmed` what is expected, and nothing to book. */
export type SettledCommission = { outcome: CommissionOutcome; amountBtc: string }

export function settledCommission(facts: CommissionFacts): SettledCommission {
  const { isCounted, volumeBtc, earning, cashbackBtc, terms, correctedBtc } = facts
  if (earning?.isRefunded) return none('refunded')
  if (!isCounted && correctedBtc === null) return none('not_counted')
  if (volumeBtc === null && correctedBtc === null) return none('volume_unknown')
  if (!earning || (earning.valueBtc === null && earning.kind !== 'none')) return none('earning_unknown')
  const amounts = { earnedBtc: earning.valueBtc ?? '0', cashbackBtc }
  const amountBtc =
    correctedBtc === null
      ? commissionBtc({ ...amounts, volumeBtc: volumeBtc ?? '0' }, terms)
      : cappedBtc(correctedBtc, amounts)
  if (amountBtc === '0') return none('nothing_left')
  const isStated = earning.kind === 'stated' && earning.state === 'estimated'
  return { outcome: isStated ? 'unconfirmed' : 'earned', amountBtc }
}

const none = (outcome: CommissionOutcome): SettledCommission => ({ outcome, amountBtc: '0' })

type Earned = { earnedBtc: string; cashbackBtc: string }
type Amounts = Earned & { volumeBtc: string }

/** The smaller of the two shares, in whole units, rounded down. */
export function commissionBtc(
  { volumeBtc, earnedBtc, cashbackBtc }: Amounts,
  { rateMillionths, shareMillionths }: PartnerTerms,
): string {
  const promised = (unitsOf(volumeBtc) * BigInt(rateMillionths)) / MILLION
  const left = ((unitsOf(earnedBtc) - unitsOf(cashbackBtc)) * BigInt(shareMillionths)) / MILLION
  return btcOf(promised < left ? promised : left)
}

/** At most all that the order earned after cashback. */
function cappedBtc(amountBtc: string, { earnedBtc, cashbackBtc }: Earned): string {
  const [wanted, left] = [unitsOf(amountBtc), unitsOf(earnedBtc) - unitsOf(cashbackBtc)]
  return btcOf(wanted < left ? wanted : left)
}

const btcOf = (units: bigint): string =>
  units <= 0n ? '0' : new Big(units.toString()).div(10 ** BTC_DECIMALS).toFixed()

const unitsOf = (amountBtc: string): bigint =>
  BigInt(
    new Big(amountBtc)
      .times(10 ** BTC_DECIMALS)
      .round(0, Big.roundDown)
      .toFixed(),
  )
