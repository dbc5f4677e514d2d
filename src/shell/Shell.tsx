import { type ReactNode, useEffect } from 'react'
import { repeatEarlyPresses } from '@/browser/page/earlyPresses'
import { useTranslation } from '@/i18n/useTranslation'
import { Footer } from './Footer'
import { Header } from './Header'
import { AnnouncementLines } from './AnnouncementLines'
import { BackgroundTasks } from './BackgroundTasks'
import { DeferredShell } from './DeferredShell'
import { OfflineGuard } from './OfflineGuard'
import { PageBoundary } from './PageBoundary'
import styles from './Shell.module.css'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'

export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('header')
  useHydrationMark()
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <SandboxLine />
      <AnnouncementLines />
      <Header />
      {/* The first paint waits for it (Document). */}
      <span id="header-end" />
      <main id="main" tabIndex={-1}>
        <PageBoundary>{children}</PageBoundary>
      </main>
      <Footer />
      <OfflineGuard />
      <BackgroundTasks />
      <DeferredShell />
    </>
  )
}

function SandboxLine() {
  const { t } = useTranslation('header')
  const { sandbox } = useAppSelector(selectSite)
  return sandbox ? (
    <p className={styles.sandbox} role="note">
      {t('sandbox')}
    </p>
  ) : null
}

export function BareShell({ children }: { children: ReactNode }) {
  useHydrationMark()
  return (
    <main id="main" tabIndex={-1}>
      <PageBoundary>{children}</PageBoundary>
    </main>
  )
}

/** Marks the document once scripts run it (`html[data-hydrated]`), for tests and tools that must not act before. */
function useHydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    repeatEarlyPresses()
  }, [])
}
