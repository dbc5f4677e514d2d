import { useTranslation } from '@/i18n/useTranslation'

export function useCopyWords() {
  const { t } = useTranslation('exchange-status')
  return { copy: t('copy.copy'), copied: t('copy.copied'), failed: t('copy.failed') }
}
