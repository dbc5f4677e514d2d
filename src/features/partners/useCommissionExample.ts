import Big from 'big.js'
import { paths } from '@/config/paths'
import { programmesWith } from '@/config/programmes'
import { numberFormat } from '@/domain/money/numberFormat'
import { commissionBtc, toMillionths } from '@/domain/partner/partnerCommission'
import { EXAMPLE_USD } from '@/i18n/proseValues'
import { useLanguage } from '@/i18n/useLanguage'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { useIsOff } from '@/ui/layout/OffPages'
import type { Terms } from './usePartnerTerms'

type Example = { volume: string; fee: string; cashback: string; rest: string; commission: string }

/** An exchange at the operator's own fee, by a customer of the first level; null where the fee is not known. */
export function useCommissionExample({ ratePercent, earnedSharePercent }: Terms): Example | null {
  const { intl } = useLanguage()
  const isOff = useIsOff()
  const { figures, hasOwnFigures } = useAppSelector(selectSite).operator
  if (hasOwnFigures && !(figures?.fees?.spreadPercent && figures.loyalty?.levels)) return null
  const { fees, loyalty } = programmesWith(figures ?? {})
  const part = (percent: string) => new Big(EXAMPLE_USD).times(percent).div(100)
  const fee = part(fees.spreadPercent.floating)
  const cashback = isOff(paths.loyalty) ? new Big(0) : part(loyalty.levels[0].cashbackPercent)
  // The rule of the books, in dollars instead of bitcoin.
  const commission = commissionBtc(
    { volumeBtc: EXAMPLE_USD, earnedBtc: fee.toFixed(), cashbackBtc: cashback.toFixed() },
    { rateMillionths: toMillionths(ratePercent), shareMillionths: toMillionths(earnedSharePercent) },
  )
  const format = numberFormat(intl, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const money = (amount: string) => format.format(amount as Intl.StringNumericLiteral)
  return {
    volume: money(EXAMPLE_USD),
    fee: money(fee.toFixed()),
    cashback: cashback.eq(0) ? '' : money(cashback.toFixed()),
    rest: money(fee.minus(cashback).toFixed()),
    commission: money(commission),
  }
}
