import { Html, Main, NextScript, type DocumentProps } from 'next/document'
import { EMBED_THEMES } from '@/domain/site/embed'
import { HeadWithoutStylesheets } from '@/shell/next-patches/documentHeads'
import { asLocale, LANGUAGES } from '@/i18n/languages'

/** The document of a view that stands in other sites' pages: no font, script or stylesheet of the site. */
export function EmbeddedDocument({ __NEXT_DATA__: { props }, locale }: DocumentProps) {
  const requested = requestIn(props.pageProps)
  return (
    <Html
      lang={LANGUAGES[asLocale(requested.locale ?? locale)].tag}
      data-theme={EMBED_THEMES.find((theme) => theme === requested.theme)}
    >
      <HeadWithoutStylesheets />
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}

function requestIn(pageProps: unknown): { locale?: string; theme?: string } {
  const isView = typeof pageProps === 'object' && pageProps !== null && 'question' in pageProps
  return isView ? (pageProps.question as { locale?: string; theme?: string }) : {}
}
