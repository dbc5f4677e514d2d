import { useTranslation } from '@/i18n/useTranslation'
import { selectDraft } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { GroupedText } from '@/ui/address/GroupedText'
import { Callout } from '@/ui/feedback/Callout'
import { useSharedRecipient } from './useSharedRecipient'

/** Says what was taken from another app, before the step where it is checked. */
export function SharedRecipient() {
  const { t } = useTranslation('exchange')
  const outcome = useSharedRecipient()
  const { addressTo } = useAppSelector(selectDraft)
  if (outcome === 'unread') {
    return (
      <Callout role="status" title={t('shared.unread')}>
        <p>{t('shared.unreadHint')}</p>
      </Callout>
    )
  }
  if (outcome === 'none' || addressTo === '') return null
  return (
    <Callout role="status" tone="plain" title={t('shared.taken')}>
      <p>
        <GroupedText>{addressTo}</GroupedText>
      </p>
      <p>{t('shared.check')}</p>
    </Callout>
  )
}
