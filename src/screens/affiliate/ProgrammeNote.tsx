import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Callout } from '@/ui/feedback/Callout'

export function ProgrammeNote() {
  const { t } = useTranslation('reusable')
  return useAppSelector(selectSite).sandbox && <Callout title={t('programmeSandbox')} />
}
