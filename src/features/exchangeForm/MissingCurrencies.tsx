import { useTranslation } from 'next-i18next/pages'
import { useEffect } from 'react'
import { loadCurrencies, selectCurrenciesStatus } from '@/store/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'

/** A deep link or a tab named a currency that the page did not bring: fetches them all, and says so when it cannot. */
export function MissingCurrencies() {
  const { t } = useTranslation('exchange')
  const dispatch = useAppDispatch()
  const status = useAppSelector(selectCurrenciesStatus)
  useEffect(() => void dispatch(loadCurrencies()), [dispatch])
  if (status !== 'failure') return null
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
