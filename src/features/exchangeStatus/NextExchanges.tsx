import type { ReactNode } from 'react'
import type { Exchange } from '@/contract/exchanges'
import { type Currency, slugOf } from '@/domain/currency/currency'
import { shownTerms } from '@/domain/currency/shownTerms'
import { useTranslation } from '@/i18n/useTranslation'
import type { ExchangeDraft } from '@/store/quote/exchangeDraft'
import { useAppDispatch } from '@/store/hooks'
import { draftPrefilled } from '@/store/slices/exchangeSlice'
import { useExchangePath } from '@/store/useExchangePath'
import { ButtonLink } from '@/ui/form/Button'
import styles from './Ending.module.css'
import { useOwnership } from './useOwnership'

type Props = { exchange: Exchange; from: Currency; to: Currency; children?: ReactNode }

/** Addresses go by the store, not by the link, which is logged and shared; and nobody else pays to the owner's. */
export function NextExchanges({ exchange, from, to, children }: Props) {
  const { t } = useTranslation('exchange-status')
  const dispatch = useAppDispatch()
  const path = useExchangePath()
  const { extendedInfo, ownerProof } = exchange
  const { isOwner } = useOwnership(exchange)
  const { sent, got } = shownTerms(exchange)
  const link = (source: Currency, target: Currency, amount: string) =>
    `${path}?${new URLSearchParams({ from: slugOf(source), to: slugOf(target), amount }).toString()}`
  const fill = (source: Currency, target: Currency, amount: string, recipient: Partial<ExchangeDraft>) => {
    const pair = { from: source.symbol, to: target.symbol, amount }
    dispatch(draftPrefilled(isOwner && ownerProof ? { ...pair, ...recipient } : pair))
  }
  const refund = reusable(from, extendedInfo.userRefundAddress)
  const recipient = reusable(to, extendedInfo.addressTo)
  // Who paid somebody else has nothing to exchange back, and pays again by the link.
  if (exchange.isPayment) return <div className={styles.next}>{children}</div>
  return (
    <div className={styles.next}>
      <ButtonLink
        href={link(to, from, got)}
        prefetch={false}
        onClick={() =>
          fill(to, from, got, {
            addressTo: refund,
            extraIdTo: refund && (extendedInfo.userRefundExtraId ?? ''),
          })
        }
      >
        {t('end.back', { from: to.symbolFront, to: from.symbolFront })}
      </ButtonLink>{' '}
      <ButtonLink
        look="outline"
        href={link(from, to, sent)}
        prefetch={false}
        onClick={() =>
          fill(from, to, sent, {
            addressTo: recipient,
            extraIdTo: recipient && (extendedInfo.extraIdTo ?? ''),
            userRefundAddress: refund,
            userRefundExtraId: refund && (extendedInfo.userRefundExtraId ?? ''),
          })
        }
      >
        {t('end.repeat')}
      </ButtonLink>{' '}
      {children}
    </div>
  )
}

/** A Lightning invoice is paid once, and of an account at a ramp only a part is known. */
const reusable = (currency: Currency, address: string | null): string =>
  currency.network === 'lightning' || (currency.isFiat && address?.includes('…')) ? '' : (address ?? '')
