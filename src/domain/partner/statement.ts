import Big from 'big.js'
import type { JournalKind } from '@/domain/money/journal'

/** What a statement adds up to its opening balance, in this order. */
export const STATEMENT_PARTS = ['earned', 'reversed', 'corrections', 'payouts', 'other'] as const
type StatementPart = (typeof STATEMENT_PARTS)[number]

const PART_OF: Partial<Record<JournalKind, StatementPart>> = {
  commission: 'earned',
  commission_return: 'reversed',
  commission_adjustment: 'corrections',
  commission_correction: 'corrections',
  payout: 'payouts',
  payout_return: 'payouts',
}
/** Whatever else is booked for a partner: no statement may lack it. */
const partOf = (kind: JournalKind): StatementPart => PART_OF[kind] ?? 'other'

/** `amountBtc` below zero was taken from the partner. */
export type BookedSum = { month: string; kind: JournalKind; amountBtc: string }
export type StatementFigures = { month: string; openingBtc: string; closingBtc: string } & Record<
  `${StatementPart}Btc`,
  string
>

/** One of each month, the newest first. @param months from the first one on, without gaps */
export function statementsOf(months: readonly string[], sums: readonly BookedSum[]): StatementFigures[] {
  let openingBtc = '0'
  const statements = months.map((month) => {
    const own = sums.filter((sum) => sum.month === month)
    const ofPart = (part: StatementPart) => totalOf(own.filter(({ kind }) => partOf(kind) === part))
    const closingBtc = new Big(openingBtc).plus(totalOf(own)).toFixed()
    const statement = {
      ...{ month, openingBtc, closingBtc },
      ...{ earnedBtc: ofPart('earned'), reversedBtc: ofPart('reversed') },
      ...{ correctionsBtc: ofPart('corrections'), payoutsBtc: ofPart('payouts'), otherBtc: ofPart('other') },
    }
    openingBtc = closingBtc
    return statement
  })
  return statements.toReversed()
}

const totalOf = (sums: readonly BookedSum[]): string =>
  sums.reduce((total, { amountBtc }) => total.plus(amountBtc), new Big(0)).toFixed()

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
export const isMonth = (text: string): boolean => MONTH.test(text)

/** Of UTC, such as `2026-11`. */
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 'YYYY-MM'.length)

export function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(Date.UTC(year, number, 1))
}

/** The months from one to the other, both included; none where the second is before the first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = nextMonth(month)) months.push(month)
  return months
}
