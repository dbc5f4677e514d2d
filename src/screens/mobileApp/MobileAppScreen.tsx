import { InstallApp } from '@/features/app/InstallApp'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { ButtonLink } from '@/ui/form/Button'
import type { PageProps } from '../loadPage'
import { PageActions } from '../PageActions'
import { ProsePage } from '../ProsePage'

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
    <ProsePage
      prose={prose}
      note={<InstallApp />}
      actions={
        <>
          {stores.map(({ store, href }) => (
            <ButtonLink key={store} href={href}>
              {t('notice.app.download')}: {STORES[store]}
            </ButtonLink>
          ))}
          <PageActions first="exchange" />
        </>
      }
    />
  )
}
