import { memo, useId, useRef, useState } from 'react'
import { useEarlyPress } from '@/browser/page/earlyPresses'
import type { Currency } from '@/domain/currency/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { rateKindChosen, selectDraft, sidesSwapped } from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { selectQuote } from '@/store/slices/quoteSlice'
import { Button } from '@/ui/form/Button'
import { Icon } from '@/ui/layout/Icon'
import { useAfterPaint } from '@/ui/hooks/useAfterPaint'
import { useFlushOnSubmit } from '@/ui/hooks/useFlushOnSubmit'
import { Segmented } from '@/ui/form/Segmented'
import styles from './ExchangeForm.module.css'

type Props = { from: Currency | undefined; to: Currency | undefined }

export const RateRow = memo(function RateRow({ from, to }: Props) {
  const { t } = useTranslation('exchange')
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const button = useRef<HTMLButtonElement>(null)
  const swap = () => {
    const otherAmount = selectQuote(store.getState())?.estimate?.estimate ?? null
    dispatch(sidesSwapped({ otherAmount }))
  }
  // A press is drawn before what it changes. A second one within a frame does not replace the first.
  const { schedule, flush } = useAfterPaint()
  const next = (work: () => void) => {
    flush()
    schedule(work)
  }
  useFlushOnSubmit(button, flush)
  const press = () => next(swap)
  const rate = useRateKind(next)
  useEarlyPress(button, press)
  const reason = useId()
  const isBankTransfer = Boolean(from?.isFiat || to?.isFiat)
  return (
    <div className={styles.middle}>
      <Segmented
        legend={t('rate.legend')}
        // Without scripts it is part of the deep link (usePrefill).
        name="fixed"
        value={rate.isFixed ? 'true' : 'false'}
        options={[
          { value: 'false', label: t('rate.floating') },
          { value: 'true', label: t('rate.fixed'), reason: isBankTransfer && reason },
        ]}
        onChoose={(fixed) => rate.choose(fixed === 'true')}
      />
      <Button
        ref={button}
        look="outline"
        className={styles.swap}
        aria-label={t('form.swap')}
        data-scripted=""
        onClick={press}
      >
        <Icon name="swap" />
      </Button>
      {isBankTransfer && (
        <p id={reason} className={styles.reason}>
          {t('rate.notWithBank')}
        </p>
      )}
    </div>
  )
})

/** Shown as chosen at once; the form follows. */
function useRateKind(next: (work: () => void) => void) {
  const dispatch = useAppDispatch()
  const isFixed = useAppSelector((state) => selectDraft(state).fixed)
  const [chosen, setChosen] = useState<boolean | null>(null)
  return {
    isFixed: chosen ?? isFixed,
    choose: (fixed: boolean) => {
      setChosen(fixed)
      next(() => {
        dispatch(rateKindChosen(fixed ? 'fixed' : 'floating'))
        setChosen(null)
      })
    },
  }
}
