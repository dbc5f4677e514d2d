import { useEffect, useEffectEvent, useRef } from 'react'
import { fetchCardSignature } from '@/api/cardSignature'
import { cardNetwork } from '@/domain/exchange/cardPurchase'
import type { Currency } from '@/domain/currency/currency'
import type { Exchange } from '@/contract/exchanges'
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
  onClose: () => void
}

export function CardDialog({ exchange, from, vendor, onClose }: Props) {
  const { t } = useTranslation('exchange-status')
  const { tag } = useLanguage()
  const dispatch = useAppDispatch()
  const status = useAppSelector(selectVendorStatus('mercuryo'))
  const place = useRef<HTMLDivElement>(null)

  const open = () =>
    void dispatch(
      loadVendor('mercuryo', async () => {
        const signed = await fetchCardSignature(exchange.publicId)
        await openMercuryo(vendor, () => place.current, {
          ...signed,
          ticker: from.symbolFront,
          network: cardNetwork(from.network) ?? '',
          amount: exchange.expectedAmountFrom,
          address: exchange.extendedInfo.addressFrom,
          language: tag,
        })
      }),
    )
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
          <p>{t('card.failed')}</p>
          <Button onClick={open}>{t('card.again')}</Button>
        </div>
      )}
      <div ref={place} className={styles.place} />
    </Dialog>
  )
}
