import { useTranslation } from 'next-i18next/pages'
import { useEffect, useState } from 'react'
import { countryOf } from '@/domain/site/country'
import type { Site } from '@/domain/site/site'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Button, ButtonLink } from '@/ui/form/Button'
import { Notice } from './Notice'
import { useBannersWelcome } from './useBannersWelcome'
import { useDismissal } from './useDismissal'
import { deviceOs } from '@/browser/page/device'

/** Specification §2 and §4. */
export function AppBanner() {
  const { t } = useTranslation('reusable')
  const { apps } = useAppSelector(selectSite)
  const { isDismissed, dismiss } = useDismissal('appBannerHidden')
  const isWelcome = useBannersWelcome()
  const hasScrolled = useHasScrolled()
  const app = appFor(apps)
  if (!app || !hasScrolled || !isWelcome || isDismissed) return null

  return (
    <Notice
      title={t('notice.app.text')}
      actions={
        <>
          <ButtonLink size="small" href={app} prefetch={false}>
            {t('notice.app.download')}
          </ButtonLink>
          <Button size="small" look="quiet" onClick={dismiss}>
            {t('notice.app.stay')}
          </Button>
        </>
      }
    />
  )
}

/** Null for a computer, for the United States and where there is none. */
function appFor(apps: Site['apps']): string | null {
  const platform = mobilePlatform()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return platform && countryOf(timeZone) !== 'US' ? apps[platform] : null
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

export function mobilePlatform(): 'android' | 'ios' | null {
  const os = deviceOs()
  if (os === 'Android') return 'android'
  // An iPad claims to be a Macintosh, and no Macintosh has a touch screen.
  return os === 'iOS' || (os === 'macOS' && navigator.maxTouchPoints > 1) ? 'ios' : null
}
