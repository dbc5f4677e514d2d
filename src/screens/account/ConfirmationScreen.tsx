import { useTranslation } from 'next-i18next/pages'
import { Confirmation } from '@/features/mailLinks/Confirmation'
import { EntryFrame } from './EntryFrame'

export function ConfirmationScreen() {
  const { t } = useTranslation('sign-in')
  return (
    <EntryFrame title={t('confirm.title')}>
      <Confirmation />
    </EntryFrame>
  )
}
