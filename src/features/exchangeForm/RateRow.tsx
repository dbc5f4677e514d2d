import { memo, useId, useRef } from 'react'
import { useEarlyPress } from '@/browser/page/earlyPresses'
import type { Currency } from '@/domain/currency/currency'
import { paysFromOwnAccount, paysOutToOwnAccount } from '@/domain/currency/ownAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { rateKindChosen, selectDraft, sidesSwapped } from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { selectRampPair } from '@/store/quote/rampPair'
import { selectQuote } from '@/store/slices/quoteSlice'
import { Button } from '@/ui/form/Button'
import { Icon } from '@/ui/layout/Icon'
import { Segmented } from '@/ui/form/Segmented'
import styles from './ExchangeForm.module.css'

type Props = { from: Currency | undefined; to: Currency | undefined }

export const RateRow = memo(function RateRow({ from, to }: Props) {
  const { t } = useTranslation('exchange')
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const isFixed = useAppSelector((state) => selectDraft(state).fixed)
  const button = useRef<HTMLButtonElement>(null)
  const swap = () => {
    const otherAmount = selectQuote(store.getState())?.estimate?.estimate ?? null
    dispatch(sidesSwapped({ otherAmount }))
  }
  useEarlyPress(button, swap)
  const { isWithoutFixedRates } = useAppSelector(selectSite)
  const isByRamp = useAppSelector((state) => selectRampPair(state) !== null)
  const reason = useId()
  const isBankTransfer = Boolean(from?.isFiat || to?.isFiat)
  return (
    <div className={styles.middle}>
      {isByRamp ? (
        <span className={styles.onlyRate}>{t('rate.estimated')}</span>
      ) : isWithoutFixedRates && !isFixed ? (
        <span className={styles.onlyRate}>{t('rate.floatingOnly')}</span>
      ) : (
        <Segmented
          legend={t('rate.legend')}
          // Without scripts it is part of the deep link (usePrefill).
          name="fixed"
          value={isFixed ? 'true' : 'false'}
          options={[
            { value: 'false', label: t('rate.floating') },
            { value: 'true', label: t('rate.fixed'), reason: isBankTransfer && reason },
          ]}
          onChoose={(fixed) => dispatch(rateKindChosen(fixed === 'true' ? 'fixed' : 'floating'))}
        />
      )}
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
      {isBankTransfer && !isByRamp && <BankNote {...{ from, to, reason }} />}
    </div>
  )
})

/** `reason`: the element id of why the rate cannot be fixed. */
function BankNote({ from, to, reason }: Props & { reason: string }) {
  const { t } = useTranslation('exchange')
  const isOwn = from && to && (paysFromOwnAccount(from) || paysOutToOwnAccount(to))
  return (
    <p className={styles.reason}>
      <span id={reason}>{t('rate.notWithBank')}</span>
      {isOwn && <span>{` ${t('rate.ownAccount')}`}</span>}
    </p>
  )
}
