import Big from 'big.js'
import { BTC_DECIMALS, cashbackOf, levelOf, type LoyaltyLevel } from './loyalty'

const MONTH_DAYS = 30

type Levels<Name extends string> = readonly [LoyaltyLevel<Name>, ...LoyaltyLevel<Name>[]]

export function monthlyCashback<Name extends string>(
  volumeBtc: string,
  windowDays: number,
  levels: Levels<Name>,
) {
  const months = new Big(windowDays).div(MONTH_DAYS)
  const windowBtc = new Big(volumeBtc).times(months).toFixed()
  const { level, next } = levelOf(windowBtc, levels)
  return {
    windowBtc,
    level,
    cashbackBtc: cashbackOf(volumeBtc, level.cashbackPercent),
    next: next && {
      level: next.level,
      missingBtc: new Big(next.missingBtc).div(months).round(BTC_DECIMALS, Big.roundUp).toFixed(),
    },
  }
}
