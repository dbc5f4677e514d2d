import type { Brand } from '@/config/brands'
import { brandPath } from '@/domain/site/brandAddress'
import { useTranslation } from '@/i18n/useTranslation'
import { Section } from '@/ui/layout/Section'
import { PageLink } from '@/ui/layout/PageLink'
import type { PageProps } from '../loadPage'
import { ProsePage } from '../ProsePage'

export const BrandPartnersScreen = ({ data, prose }: PageProps<Brand[]>) =>
  prose && <ProsePage prose={prose}>{data && data.length > 0 && <PartnerList partners={data} />}</ProsePage>

function PartnerList({ partners }: { partners: readonly Brand[] }) {
  const { t } = useTranslation('brand-partners')
  return (
    <Section title={t('list.title')} lead={t('list.lead')}>
      <ul>
        {partners.map(({ name, slug }) => (
          <li key={slug}>
            <PageLink href={brandPath(slug)}>{t('list.link', { partner: name })}</PageLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
