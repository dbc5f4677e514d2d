import { useTranslation } from 'next-i18next/pages'
import { selectCurrenciesStatus } from '@/store/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loadCurrencies } from '@/store/loadLists'
import { TryAgain } from '@/ui/TryAgain'

/** Stands where the list of currencies is needed, by a link, a tab or the picker: says when it did not come, and asks again. */
export function ListTrouble() {
  const { t } = useTranslation('exchange')
  const dispatch = useAppDispatch()
  if (useAppSelector(selectCurrenciesStatus) !== 'failure') return null
  return <TryAgain title={t('form.noCurrencies')} onAgain={() => void dispatch(loadCurrencies())} />
}
