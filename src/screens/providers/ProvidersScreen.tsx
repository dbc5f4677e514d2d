import type { ProviderRecord } from '@/contract/providerStatistics'
import { ProviderRecords } from '@/features/providerStatistics/ProviderRecords'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Section } from '@/ui/layout/Section'
import { ContentPage } from '../ContentPage'
import type { PageProps } from '../loadPage'
import { PageActions } from '../PageActions'

const METHOD = ['counted', 'deviation', 'time', 'few'] as const

export function ProvidersScreen({ data }: PageProps<ProviderRecord[]>) {
  const { t } = useTranslation('providers')
  const { brand } = useAppSelector(selectSite)
  const records = data ?? []
  return (
    <ContentPage title={t('title')} lead={t('lead')} actions={<PageActions first="exchange" />}>
      <SeoHead
        title={t('seo.title', { brand: brand.name })}
        description={t('lead')}
        isPrivate={records.length === 0}
      />
      {records.length > 0 ? <ProviderRecords records={records} /> : <p>{t('none')}</p>}
      <Section title={t('method.title')}>
        <ul>
          {METHOD.map((part) => (
            <li key={part}>{t(`method.${part}`)}</li>
          ))}
        </ul>
      </Section>
    </ContentPage>
  )
}
