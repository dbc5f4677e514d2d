import { useTranslation } from 'next-i18next/pages'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'
import { Callout } from '@/ui/Callout'

export function ProgrammeNote() {
  const { t } = useTranslation('reusable')
  return useAppSelector(selectSite).sandbox && <Callout title={t('programmeSandbox')} />
}
