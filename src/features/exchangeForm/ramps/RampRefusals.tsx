import type { RampOffers, RampRefusalView } from '@/contract/ramps'
import { fullAmount } from '@/domain/money/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { amountTaken, selectDraft } from '@/store/slices/exchangeSlice'
import { Button } from '@/ui/form/Button'
import { RampRefusalList } from './RampRefusalList'

type Props = Pick<RampOffers, 'refusals' | 'nearest'> & { ticker: string }

/** The limit of a method that is nearest can be taken by a press. */
export function RampRefusals({ refusals, nearest, ticker }: Props) {
  const { t } = useTranslation('ramps')
  const { intl } = useLanguage()
  const dispatch = useAppDispatch()
  const { side } = useAppSelector(selectDraft)
  const take = ({ method, limit }: RampRefusalView) => {
    if (limit === null || !nearest.some((one) => one.method === method && one.limit === limit)) return null
    return (
      <Button look="quiet" size="small" onClick={() => dispatch(amountTaken({ side, amount: limit }))}>
        {t('offers.use', { amount: `${fullAmount(limit, intl)}\u00a0${ticker}` })}
      </Button>
    )
  }
  return <RampRefusalList refusals={refusals} ticker={ticker} action={take} />
}
