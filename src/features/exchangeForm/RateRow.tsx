import { useTranslation } from 'next-i18next/pages'
import type { Currency } from '@/domain/currency'
import { rateKindChosen, selectDraft, sidesSwapped } from '@/store/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { ShownQuote } from '@/store/quoteSlice'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Segmented } from '@/ui/Segmented'
import styles from './ExchangeForm.module.css'
import { QuoteLine } from './QuoteLine'

type Props = { from: Currency | undefined; to: Currency | undefined; quote: ShownQuote | null }

/** Between the two amounts: the kind of rate, the rate itself, and the turn-around. */
export function RateRow({ from, to, quote }: Props) {
  const { t } = useTranslation('exchange')
  const dispatch = useAppDispatch()
  const draft = useAppSelector(selectDraft)
  return (
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
        onClick={() => dispatch(sidesSwapped({ otherAmount: quote?.estimate?.estimate ?? null }))}
      >
        <Icon name="swap" />
      </Button>
    </div>
  )
}
