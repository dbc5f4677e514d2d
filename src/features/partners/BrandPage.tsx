import { paths } from '@/config/paths'
import type { Partner } from '@/contract/partners'
import { brandPath } from '@/domain/site/brandAddress'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { PageLink } from '@/ui/layout/PageLink'
import { Section } from '@/ui/layout/Section'

/** The page under the partner's own brand; nothing is shown where none was proposed. */
export function BrandPage({ partner: { brand, state } }: { partner: Partner }) {
  const { t } = useTranslation('partners')
  const { url } = useAppSelector(selectSite)
  if (!brand) return null
  const { name, slug, code } = brand
  const isOpen = brand.state === 'approved' && state === 'active'
  const path = brandPath(slug)
  return (
    <Section
      id="brand"
      title={t('brand.title', { name })}
      lead={t(`brand.${isOpen ? 'open' : stateOf(brand)}`)}
    >
      <p>{isOpen ? <PageLink href={path}>{url + path}</PageLink> : url + path}</p>
      <p>{code ? t('brand.code', { code }) : t('brand.noCode')}</p>
      <p>
        <PageLink href={paths.partners.widgets}>{t('brand.widgets')}</PageLink>
      </p>
    </Section>
  )
}

/** Approved, it waits for the partner account to be active again. */
const stateOf = ({ state }: NonNullable<Partner['brand']>) => (state === 'approved' ? 'suspended' : state)
