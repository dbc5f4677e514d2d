import { InstallApp } from '@/features/app/InstallApp'
import { ProseArticle } from '@/features/prose/ProseArticle'
import { useTranslation } from '@/i18n/useTranslation'
import { Breadcrumbs } from '@/shell/Breadcrumbs'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { ButtonLink } from '@/ui/form/Button'
import type { PageProps } from '../loadPage'

const STORES = { ios: 'App Store', android: 'Google Play' } as const

export function MobileAppScreen({ prose }: PageProps) {
  const { t } = useTranslation('reusable')
  const { apps } = useAppSelector(selectSite)
  if (!prose) return null
  const stores = (['ios', 'android'] as const).flatMap((store) => {
    const href = apps[store]
    return href ? [{ store, href }] : []
  })
  return (
    <>
      <SeoHead title={prose.title} description={prose.description} />
      <ProseArticle
        prose={prose}
        note={<InstallApp />}
        actions={stores.map(({ store, href }) => (
          <ButtonLink key={store} href={href}>
            {t('notice.app.download')}: {STORES[store]}
          </ButtonLink>
        ))}
      >
        <Breadcrumbs name={prose.heading} />
      </ProseArticle>
    </>
  )
}
