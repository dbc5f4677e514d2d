// Before any component's own styles: this says in which order the layers count.
import '@/ui/theme.css'
import '@/ui/base.css'
import type { AppProps } from 'next/app'
import { paths } from '@/config/paths'
import { isEmbedded } from '@/domain/site/embedded'
import { asLocale } from '@/i18n/languages'
import { TranslationProvider, type TextStore } from '@/i18n/useTranslation'
import type { PageProps } from '@/screens/loadPage'
import { PageBoundary } from '@/shell/PageBoundary'
import { Providers } from '@/shell/Providers'
import { BareShell, Shell } from '@/shell/Shell'

type Props = AppProps<PageProps & { _nextI18Next?: { initialLocale: string; initialI18nStore: TextStore } }>

export default function App(props: Props) {
  const { _nextI18Next: texts } = props.pageProps
  const locale = asLocale(texts?.initialLocale ?? props.router.locale)
  return (
    <TranslationProvider locale={locale} store={texts?.initialI18nStore}>
      <Page {...props} />
    </TranslationProvider>
  )
}

function Page({ Component, pageProps, router }: Props) {
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
