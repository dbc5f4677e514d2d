// Before any component's own styles: this says in which order the layers count.
import '@/ui/theme.css'
import '@/ui/base.css'
import type { AppProps } from 'next/app'
import { paths } from '@/config/paths'
import { isBare } from '@/domain/site/embedded'
import { isPlainPage } from '@/domain/site/plainPages'
import { isWidgetPage } from '@/domain/site/widgetPage'
import { asLocale } from '@/i18n/languages'
import type { PageTexts } from '@/i18n/loadTexts'
import { TranslationProvider } from '@/i18n/useTranslation'
import type { PageProps } from '@/screens/loadPage'
import { PageBoundary } from '@/shell/PageBoundary'
import { Providers } from '@/shell/Providers'
import { BareShell, Shell } from '@/shell/Shell'
import { Scripts } from '@/ui/layout/Scripts'

/** Next.js's own error page has no texts. */
type Props = AppProps<PageProps & { texts?: PageTexts }>

export default function App(props: Props) {
  const { texts } = props.pageProps
  return (
    <TranslationProvider locale={texts?.locale ?? asLocale(props.router.locale)} store={texts?.textStore}>
      <Page {...props} />
    </TranslationProvider>
  )
}

function Page({ Component, pageProps, router }: Props) {
  if (isBare(router.pathname)) return <Component {...pageProps} />
  // Staff need no navigation for visitors, and no outside service may see their work; widgets have a frame of their own.
  const Frame = router.pathname === paths.desk || isWidgetPage(router.pathname) ? BareShell : Shell
  return (
    <Providers preloaded={pageProps.preloaded}>
      <PageBoundary>
        <Scripts value={!isPlainPage(router.pathname)}>
          <Frame>
            <Component {...pageProps} />
          </Frame>
        </Scripts>
      </PageBoundary>
    </Providers>
  )
}
