import dynamic from 'next/dynamic'
import { useTranslation } from 'next-i18next/pages'
import { useEffect, useState, type FormEvent } from 'react'
import { slugOf } from '@/domain/currency'
import { paths } from '@/config/paths'
import {
  loadCurrencies,
  rateKindChosen,
  selectAmountProblem,
  selectDraft,
  selectFrom,
  selectTo,
  sidesSwapped,
  type Side,
} from '@/store/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useLiveQuote } from '@/store/useLiveQuote'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Segmented } from '@/ui/Segmented'
import { AmountField } from './AmountField'
import { AmountNote } from './AmountNote'
import { DealTabs } from './DealTabs'
import styles from './ExchangeForm.module.css'
import { QuoteLine } from './QuoteLine'

const PickerDialog = dynamic(() => import('./PickerDialog').then((module) => module.PickerDialog), {
  ssr: false,
})

type Props = {
  /** Without one the form has no button of its own: something below it goes on. */
  submitLabel?: string
  /** Called only while a quote of exactly what stands in the form is shown. */
  onSubmit?: () => void
}

/** What to exchange, how much of it, at which kind of rate. Works without scripts too: it then leads to /exchange. */
export function ExchangeForm({ submitLabel, onSubmit }: Props) {
  const { t } = useTranslation('exchange')
  const dispatch = useAppDispatch()
  const draft = useAppSelector(selectDraft)
  const problem = useAppSelector(selectAmountProblem)
  const from = useAppSelector(selectFrom)
  const to = useAppSelector(selectTo)
  const { quote, ask } = useLiveQuote()
  const [picking, setPicking] = useState<Side | null>(null)
  const estimate = quote?.estimate ?? null
  const isReady = estimate !== null && quote?.failure === null

  // A deep link or a tab may name a currency that the page did not bring.
  const isUnknown = !from || !to
  useEffect(() => {
    if (isUnknown) void dispatch(loadCurrencies())
  }, [isUnknown, dispatch])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) onSubmit?.()
    else if (quote?.failure) ask()
  }
  const sideProps = { estimate, quote, problem, onPick: setPicking }
  return (
    <form
      className={styles.form}
      action={paths.exchange}
      onSubmit={submit}
      noValidate
      aria-label={t('form.name')}
    >
      <input type="hidden" name="from" value={from && slugOf(from)} />
      <input type="hidden" name="to" value={to && slugOf(to)} />
      <DealTabs />
      <AmountField side="from" currency={from} {...sideProps} />
      <AmountNote side="from" currency={from} {...sideProps} onRetry={ask} />
      <div className={styles.middle}>
        <Segmented
          legend={t('rate.legend')}
          value={draft.fixed ? 'fixed' : 'floating'}
          options={[
            { value: 'floating', label: t('rate.floating') },
            { value: 'fixed', label: t('rate.fixed') },
          ]}
          onChoose={(kind) => dispatch(rateKindChosen(kind))}
        />
        <QuoteLine from={from} to={to} quote={quote} draft={draft} />
        <Button
          look="outline"
          className={styles.swap}
          aria-label={t('form.swap')}
          onClick={() => dispatch(sidesSwapped({ otherAmount: estimate?.estimate ?? null }))}
        >
          <Icon name="swap" />
        </Button>
      </div>
      <AmountField side="to" currency={to} {...sideProps} />
      <AmountNote side="to" currency={to} {...sideProps} onRetry={ask} />
      {submitLabel && (
        <Button type="submit" size="large" wide busy={!isReady && !quote?.failure}>
          {submitLabel}
        </Button>
      )}
      {picking && <PickerDialog side={picking} onClose={() => setPicking(null)} />}
    </form>
  )
}
