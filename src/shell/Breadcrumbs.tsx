import Link from 'next/link'
import { useTranslation } from 'next-i18next/pages'
import { paths } from '@/config/paths'
import { breadcrumbData } from '@/domain/site/structuredData'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
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
  const above = [{ name: brand.name, path: paths.home }, ...between]
  const trail = [
    ...above.map((crumb) => ({ name: crumb.name, url: addressIn(crumb.path) })),
    { name, url: addressIn() },
  ]
  return (
    <nav className={styles.crumbs} aria-label={t('nav.here')}>
      <ol>
        {above.map((crumb) => (
          <li key={crumb.path}>
            <Link href={crumb.path} prefetch={false}>
              {crumb.name}
            </Link>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
      <StructuredDataTag data={breadcrumbData(trail)} />
    </nav>
  )
}
