import { paths } from '@/config/paths'
import { breadcrumbData } from '@/domain/site/structuredData'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { useIsOff } from '@/ui/layout/OffPages'
import { PageLink } from '@/ui/layout/PageLink'
import styles from './Breadcrumbs.module.css'
import { StructuredDataTag } from './StructuredDataTag'
import { useAddressIn } from './useAddressIn'

type Props = {
  name: string
  between?: readonly { name: string; path: string }[]
}

export function Breadcrumbs({ name, between = [] }: Props) {
  const { t } = useTranslation('header')
  const { brand } = useAppSelector(selectSite)
  const addressIn = useAddressIn()
  const isOff = useIsOff()
  const above = [{ name: brand.name, path: paths.home }, ...between.filter(({ path }) => !isOff(path))]
  const trail = [
    ...above.map((crumb) => ({ name: crumb.name, url: addressIn(crumb.path) })),
    { name, url: addressIn() },
  ]
  return (
    <nav className={styles.crumbs} aria-label={t('nav.here')}>
      <ol>
        {above.map((crumb) => (
          <li key={crumb.path}>
            <PageLink href={crumb.path}>{crumb.name}</PageLink>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
      <StructuredDataTag data={breadcrumbData(trail)} />
    </nav>
  )
}
