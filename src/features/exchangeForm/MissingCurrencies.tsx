import { useTranslation } from 'next-i18next/pages'
import { useEffect } from 'react'
import { selectCurrenciesStatus } from '@/store/exchangeSlice'
import { loadCurrencies } from '@/store/loadLists'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'

/** Stands where more currencies are needed than the page brought: fetches them all, and says so when it cannot. */
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
