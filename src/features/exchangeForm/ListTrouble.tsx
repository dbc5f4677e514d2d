import { useTranslation } from 'next-i18next/pages'
import { selectCurrenciesStatus } from '@/store/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loadCurrencies } from '@/store/loadLists'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'

/** The list of currencies was asked for, by a link, a tab or the picker, and did not come: says so, and asks again. */
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
