import { useEffect, useState } from 'react'
import { logFailure } from '@/browser/logFailure'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Button, ButtonLink } from '@/ui/form/Button'
import { Notice } from './Notice'
import { useBannersWelcome } from './useBannersWelcome'
import { useDismissal } from './useDismissal'
import { mobilePlatform } from '@/browser/page/device'
import { useInstall } from '@/browser/page/useInstall'

/** R8 and R13. */
export function AppBanner() {
  const { t } = useTranslation('reusable')
  const { apps, brand } = useAppSelector(selectSite)
  const { isDismissed, dismiss } = useDismissal('appBannerHidden')
  const isWelcome = useBannersWelcome()
  const platform = mobilePlatform()
  const app = platform ? apps[platform] : null
  const { state, install } = useInstall()
  // Where there is no store, the site itself may be installed.
  const isInstallable = app === null && platform !== null && state === 'prompt'
  const isOffered = useIsOutsideUnitedStates(useHasScrolled() && (app !== null || isInstallable))
  if (!isOffered || !isWelcome || isDismissed || state === 'installed') return null

  return (
    <Notice
      title={t(app ? 'notice.app.text' : 'notice.app.installText', { brand: brand.name })}
      actions={
        <>
          {app ? (
            <ButtonLink size="small" href={app} prefetch={false}>
              {t('notice.app.download')}
            </ButtonLink>
          ) : (
            <Button size="small" onClick={() => void install()}>
              {t('notice.app.install')}
            </Button>
          )}
          <Button size="small" look="quiet" onClick={dismiss}>
            {t('notice.app.stay')}
          </Button>
        </>
      }
    />
  )
}

/** False until it is known: the table of time zones is larger than all notices. */
function useIsOutsideUnitedStates(isWanted: boolean): boolean {
  const [isOutside, setOutside] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    import('@/domain/site/country').then(
      ({ countryOf }) => setOutside(countryOf(timeZone) !== 'US'),
      (error: unknown) => logFailure('app banner', error),
    )
  }, [isWanted])
  return isOutside
}

function useHasScrolled(): boolean {
  const [hasScrolled, setScrolled] = useState(() => window.scrollY > 0)
  useEffect(() => {
    const scrolled = () => setScrolled(true)
    window.addEventListener('scroll', scrolled, { once: true, passive: true })
    return () => window.removeEventListener('scroll', scrolled)
  }, [])
  return hasScrolled
}
