import type { Brand } from '@/config/brands'
import { brandPath } from '@/domain/site/brandAddress'
import { useTranslation } from '@/i18n/useTranslation'
import { Section } from '@/ui/layout/Section'
import { PageLink } from '@/ui/layout/PageLink'
import { CommissionFigure } from '../CommissionFigure'
import type { PageProps } from '../loadPage'
import { PageActions } from '../PageActions'
import { ProsePage } from '../ProsePage'

const LIST = 'list'

export function BrandPartnersScreen({ data, prose }: PageProps<Brand[]>) {
  const { t } = useTranslation('brand-partners')
  if (!prose) return null
  const partners = data ?? []
  const title = t('list.title')
  return (
    <ProsePage
      prose={prose}
      actions={<PageActions first="contacts" />}
      figure={<CommissionFigure />}
      more={partners.length > 0 ? [{ id: LIST, title }] : []}
    >
      {partners.length > 0 && (
        <Section id={LIST} title={title} lead={t('list.lead')}>
          <ul>
            {partners.map(({ name, slug }) => (
              <li key={slug}>
                <PageLink href={brandPath(slug)}>{t('list.link', { partner: name })}</PageLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </ProsePage>
  )
}
