// Before any component's own styles: this says in which order the layers count.
import '@/ui/theme.css'
import '@/ui/base.css'
import type { AppProps } from 'next/app'
import { appWithTranslation } from 'next-i18next/pages'
import { paths } from '@/config/paths'
import { isEmbedded } from '@/domain/site/embedded'
import { translationConfig } from '@/i18n/translationConfig'
import type { PageProps } from '@/screens/loadPage'
import { PageBoundary } from '@/shell/PageBoundary'
import { Providers } from '@/shell/Providers'
import { BareShell, Shell } from '@/shell/Shell'

function App({ Component, pageProps, router }: AppProps<PageProps>) {
  if (isEmbedded(router.pathname)) return <Component {...pageProps} />
  // Staff need no navigation for visitors, and no outside service may see their work.
  const Frame = router.pathname === paths.desk ? BareShell : Shell
  return (
    <Providers facts={pageProps.facts}>
      <PageBoundary>
        <Frame>
          <Component {...pageProps} />
        </Frame>
      </PageBoundary>
    </Providers>
  )
}

export default appWithTranslation(App, translationConfig)
