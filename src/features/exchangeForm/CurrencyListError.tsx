import { useTranslation } from '@/i18n/useTranslation'
import { selectCurrenciesStatus } from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loadCurrencies } from '@/store/currency/loadLists'
import { RetryCallout } from '@/ui/feedback/RetryCallout'

export function CurrencyListError() {
  const { t } = useTranslation('exchange')
  const dispatch = useAppDispatch()
  if (useAppSelector(selectCurrenciesStatus) !== 'failure') return null
  return <RetryCallout title={t('form.noCurrencies')} onAgain={() => void dispatch(loadCurrencies())} />
}
