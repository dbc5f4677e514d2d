import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchCardSignature } from '@/api/cardSignature'
import type { Currency } from '@/domain/currency/currency'
import type { Exchange } from '@/contract/exchanges'
import { fullAmount } from '@/domain/money/amount'
import { DATE_AND_TIME, formatDate } from '@/domain/text/date'
import { isApiFailure } from '@/domain/text/failure'
import type { Vendors } from '@/domain/vendor/vendors'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { openMercuryo } from '@/integrations/mercuryo'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loadVendor } from '@/store/loadVendor'
import { selectVendorStatus } from '@/store/slices/thirdPartiesSlice'
import { Button } from '@/ui/form/Button'
import { Dialog } from '@/ui/feedback/Dialog'
import styles from './CardDialog.module.css'

type Props = {
  exchange: Exchange
  from: Currency
  vendor: NonNullable<Vendors['mercuryo']>
  /** With the purchase’s id at Mercuryo. */
  onStarted: (purchase: string) => void
  onChanged: () => void
  onClose: () => void
}

export function CardDialog({ exchange, from, vendor, onStarted, onChanged, onClose }: Props) {
  const { t } = useTranslation('exchange-status')
  const status = useAppSelector(selectVendorStatus('mercuryo'))
  const place = useRef<HTMLDivElement>(null)
  const { open, isRefused } = useCardPurchase({
    exchange,
    vendor,
    place: () => place.current,
    onStarted,
    onChanged,
  })
  const openAtOnce = useEffectEvent(open)
  useEffect(() => openAtOnce(), [])

  return (
    <Dialog
      title={t('card.title', { ticker: from.symbolFront })}
      closeLabel={t('card.close')}
      shape="full"
      onClose={onClose}
    >
      {status === 'request' && <p role="status">{t('card.loading')}</p>}
      {status === 'failure' && (
        <div role="alert" className={styles.failure}>
          <p>{t(isRefused ? 'card.refused' : 'card.failed')}</p>
          {!isRefused && <Button onClick={open}>{t('card.again')}</Button>}
        </div>
      )}
      {status === 'success' && <Notes exchange={exchange} from={from} />}
      <div ref={place} className={styles.place} />
    </Dialog>
  )
}

type Opening = Pick<Props, 'exchange' | 'vendor' | 'onStarted' | 'onChanged'> & {
  place: () => HTMLElement | null
}

function useCardPurchase({ exchange, vendor, place, onStarted, onChanged }: Opening) {
  const { tag } = useLanguage()
  const dispatch = useAppDispatch()
  const [isRefused, setRefused] = useState(false)
  const sign = () =>
    fetchCardSignature(exchange.publicId).catch((error: unknown) => {
      setRefused(isApiFailure(error) && error.failure.kind === 'refused' && error.failure.status === 409)
      throw error
    })
  const open = () =>
    void dispatch(
      loadVendor('mercuryo', async () => {
        const signed = await sign()
        onStarted(signed.merchantTransactionId)
        await openMercuryo(vendor, place, {
          ...signed,
          amount: exchange.expectedAmountFrom,
          address: exchange.extendedInfo.addressFrom,
          language: tag,
          onChanged,
        })
      }),
    )
  return { open, isRefused }
}

function Notes({ exchange, from }: Pick<Props, 'exchange' | 'from'>) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  const amount = `${fullAmount(exchange.expectedAmountFrom, intl)} ${from.symbolFront}`
  return (
    <div className={styles.notes}>
      <p>{t('card.amount', { amount })}</p>
      <p>{t('card.time', { time: formatDate(exchange.validUntil, intl, DATE_AND_TIME) })}</p>
      <details>
        <summary>{t('card.signature.title')}</summary>
        <p>{t('card.signature.text')}</p>
      </details>
    </div>
  )
}
