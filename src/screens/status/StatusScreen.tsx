import type { SiteStatus } from '@/contract/siteStatus'
import { Announced } from '@/features/siteStatus/Announced'
import { StatusHistory } from '@/features/siteStatus/StatusHistory'
import { StatusNow } from '@/features/siteStatus/StatusNow'
import { useFreshStatus } from '@/features/siteStatus/useFreshStatus'
import { Interruptions } from '@/features/siteStatus/Interruptions'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Section } from '@/ui/layout/Section'
import { ContentPage } from '../ContentPage'
import type { PageProps } from '../loadPage'
import { PageActions } from '../PageActions'

const METHOD = ['minute', 'gap', 'short'] as const

export function StatusScreen({ data }: PageProps<SiteStatus>) {
  const { t } = useTranslation('status')
  const { brand } = useAppSelector(selectSite)
  const { status, isStale } = useFreshStatus(data)
  return (
    <ContentPage title={t('title')} lead={t('lead')} actions={<PageActions first="exchange" />}>
      <SeoHead title={t('seo.title', { brand: brand.name })} description={t('lead')} />
      <StatusNow status={status} isStale={isStale} />
      {status && <Announced announcements={status.announcements} />}
      {status && <StatusHistory status={status} />}
      {status && <Interruptions status={status} />}
      <Section title={t('method.title')}>
        <ul>
          {METHOD.map((part) => (
            <li key={part}>{t(`method.${part}`)}</li>
          ))}
          <li>
            {t('method.json')} <code>/api/v4/status</code>
          </li>
        </ul>
      </Section>
    </ContentPage>
  )
}
