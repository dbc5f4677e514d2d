import type { Currency } from '@/domain/currency'
import { showFiatValue } from '@/domain/fiatValue'
import { worthOf } from '@/domain/worth'
import { useLanguage } from '@/i18n/useLanguage'
import { useAppSelector } from '@/store/hooks'
import { selectPrice } from '@/store/priceSlice'
import { useDisplayFiat } from '@/store/useDisplayFiat'
import { Verbatim } from '@/ui/Verbatim'

/** What an amount is worth at the market, in the visitor's currency; nothing while a price is missing. */
export function AmountWorth({ currency, amount }: { currency: Currency | undefined; amount: string | null }) {
  const { intl } = useLanguage()
  const { unit } = useDisplayFiat()
  const price = useAppSelector(selectPrice(currency?.symbol))
  return (
    <Verbatim>{price && amount ? `≈ ${showFiatValue(worthOf(amount, price), unit, intl)}` : ''}</Verbatim>
  )
}
