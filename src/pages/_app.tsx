// Before any component's own styles: this says in which order the layers count.
import '@/ui/theme.css'
import '@/ui/base.css'
import type { AppProps } from 'next/app'
import { appWithTranslation } from 'next-i18next/pages'
import { isEmbedded } from '@/domain/site/embedded'
import { translationConfig } from '@/i18n/translationConfig'
import type { PageProps } from '@/screens/loadPage'
import { PageBoundary } from '@/shell/PageBoundary'
import { Providers } from '@/shell/Providers'
import { Shell } from '@/shell/Shell'

function App({ Component, pageProps, router }: AppProps<PageProps>) {
  if (isEmbedded(router.pathname)) return <Component {...pageProps} />
  return (
    <Providers facts={pageProps.facts}>
      <PageBoundary>
        <Shell>
          <Component {...pageProps} />
        </Shell>
      </PageBoundary>
    </Providers>
  )
}

export default appWithTranslation(App, translationConfig)
