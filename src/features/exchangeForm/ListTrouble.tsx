import { useTranslation } from 'next-i18next/pages'
import { selectCurrenciesStatus } from '@/store/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loadCurrencies } from '@/store/loadLists'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'

/** Stands where the list of currencies is needed, by a link, a tab or the picker: says when it did not come, and asks again. */
export function ListTrouble() {
  const { t } = useTranslation('exchange')
  const dispatch = useAppDispatch()
  if (useAppSelector(selectCurrenciesStatus) !== 'failure') return null
  return (
    <Callout tone="bad" role="alert" title={t('form.noCurrencies')}>
      <div>
        <Button look="outline" onClick={() => void dispatch(loadCurrencies())}>
          {t('form.retry')}
        </Button>
      </div>
    </Callout>
  )
}
