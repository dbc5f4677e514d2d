import { useTranslation } from 'next-i18next/pages'
import { useId, useRef } from 'react'
import { useEarlyPress } from '@/browser/page/earlyPresses'
import type { Currency } from '@/domain/currency/currency'
import { rateKindChosen, selectDraft, sidesSwapped } from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { ShownQuote } from '@/store/slices/quoteSlice'
import { Button } from '@/ui/form/Button'
import { Icon } from '@/ui/layout/Icon'
import { Segmented } from '@/ui/form/Segmented'
import styles from './ExchangeForm.module.css'

type Props = { from: Currency | undefined; to: Currency | undefined; quote: ShownQuote | null }

export function RateRow({ from, to, quote }: Props) {
  const { t } = useTranslation('exchange')
  const dispatch = useAppDispatch()
  const draft = useAppSelector(selectDraft)
  const button = useRef<HTMLButtonElement>(null)
  const swap = () => void dispatch(sidesSwapped({ otherAmount: quote?.estimate?.estimate ?? null }))
  useEarlyPress(button, swap)
  const reason = useId()
  const isBankTransfer = Boolean(from?.isFiat || to?.isFiat)
  return (
    <div className={styles.middle}>
      <Segmented
        legend={t('rate.legend')}
        // Without scripts it is sent as a part of the deep link (usePrefill).
        name="fixed"
        value={draft.fixed ? 'true' : 'false'}
        options={[
          { value: 'false', label: t('rate.floating') },
          { value: 'true', label: t('rate.fixed'), reason: isBankTransfer && reason },
        ]}
        onChoose={(fixed) => dispatch(rateKindChosen(fixed === 'true' ? 'fixed' : 'floating'))}
      />
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
      {isBankTransfer && (
        <p id={reason} className={styles.reason}>
          {t('rate.notWithBank')}
        </p>
      )}
    </div>
  )
}
