import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import { DeferredShell } from './DeferredShell'
import { Footer } from './Footer'
import { Header } from './Header'
import { BackgroundTasks } from './BackgroundTasks'
import { OfflineGuard } from './OfflineGuard'
import { PageBoundary } from './PageBoundary'
import { SandboxLine } from './SandboxLine'
import styles from './Shell.module.css'
import { useHydrationMark } from './useHydrationMark'

export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('header')
  useHydrationMark()
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <SandboxLine />
      <Header />
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
