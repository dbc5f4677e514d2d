import { useTranslation } from 'next-i18next/pages'
import { useRef } from 'react'
import { useEarlyPress } from '@/browser/earlyPresses'
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

export function RateRow({ from, to, quote }: Props) {
  const { t } = useTranslation('exchange')
  const dispatch = useAppDispatch()
  const draft = useAppSelector(selectDraft)
  const button = useRef<HTMLButtonElement>(null)
  const swap = () => void dispatch(sidesSwapped({ otherAmount: quote?.estimate?.estimate ?? null }))
  useEarlyPress(button, swap)
  return (
    <div className={styles.middle}>
      <Segmented
        legend={t('rate.legend')}
        // Without scripts it is sent as a part of the deep link (usePrefill).
        name="fixed"
        value={draft.fixed ? 'true' : 'false'}
        options={[
          { value: 'false', label: t('rate.floating') },
          { value: 'true', label: t('rate.fixed') },
        ]}
        onChoose={(fixed) => dispatch(rateKindChosen(fixed === 'true' ? 'fixed' : 'floating'))}
      />
      <QuoteLine from={from} to={to} quote={quote} draft={draft} />
      <Button
        ref={button}
        look="outline"
        className={styles.swap}
        aria-label={t('form.swap')}
        data-scripted=""
        onClick={swap}
      >
        <Icon name="swap" />
      </Button>
    </div>
  )
}
