import { slugOf } from '@/domain/currency/currency'
import { LockedRecipient, OtherCoin } from '@/features/widget/LockedRecipient'
import { PrefilledRecipient } from '@/features/widget/PrefilledRecipient'
import { RefusedRecipient } from '@/features/widget/RefusedRecipient'
import type { WidgetRecipient } from '@/features/widget/useWidgetRecipient'
import { useTranslation } from '@/i18n/useTranslation'
import { useLoadCurrencies } from '@/store/currency/useLoadCurrencies'
import { useAppSelector } from '@/store/hooks'
import { selectCurrenciesStatus, selectCurrencyBySlug, selectTo } from '@/store/slices/exchangeSlice'
import { OneScreenFlow } from '../OneScreenFlow'

type Props = { recipient: WidgetRecipient; host: string; onPlaced: (publicId: string) => void }

/** All that follows the first form. */
export function WidgetFlow({ recipient, host, onPlaced }: Props) {
  const parts = useRecipientParts(recipient, host)
  return <OneScreenFlow isEmbedded onPlaced={onPlaced} {...parts} />
}

/** A coin that the list does not have leaves the recipient out. */
function useRecipientParts(recipient: WidgetRecipient, host: string) {
  const given =
    recipient.kind === 'locked' ? recipient.fields : recipient.kind === 'prefill' ? recipient : null
  const currency = useAppSelector(selectCurrencyBySlug(given?.to ?? ''))
  const to = useAppSelector(selectTo)
  const list = useAppSelector(selectCurrenciesStatus)
  const { t } = useTranslation('widget')
  useLoadCurrencies(given !== null && !currency)
  if (!given) return {}
  const isSame = currency !== undefined && to !== undefined && slugOf(to) === slugOf(currency)
  const { address, memo } = given
  if (recipient.kind === 'prefill')
    return isSame ? { head: <PrefilledRecipient {...{ address, memo, host }} /> } : {}
  if (!currency && (list === 'idle' || list === 'request'))
    return { instead: <p role="status">{t('checking')}</p> }
  if (!currency)
    return { instead: <RefusedRecipient fault={list === 'success' ? 'form' : 'unchecked'} host={host} /> }
  return isSame
    ? { payout: <LockedRecipient {...{ currency, address, memo, host }} /> }
    : { instead: <OtherCoin currency={currency} /> }
}
