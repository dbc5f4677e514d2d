import { Html, Main, NextScript, type DocumentProps } from 'next/document'
import { operatorFont, operatorIcon, operatorStyle } from '@/config/operator/operatorStyle'
import { publicEnv } from '@/config/publicEnv'
import { isBare } from '@/domain/site/embedded'
import { isWidgetPage } from '@/domain/site/widgetPage'
import { isPlainPage } from '@/domain/site/plainPages'
import type { PreloadedState } from '@/store/preloadedState'
import { asLocale, LANGUAGES, type Locale } from '@/i18n/languages'
import { EmbeddedDocument } from './EmbeddedDocument'
import { PaintFirstHead, WidgetHead } from '@/shell/next-patches/documentHeads'
import { initialPropsWithIcons } from '@/shell/next-patches/inlineIcons'
import { inlineScripts } from './inlineScripts'

/** Of the first paint; others load when a character needs them. */
const FONTS: Partial<Record<Locale, string[]>> = { ru: ['cyrillic', 'latin'], vi: ['latin', 'vietnamese'] }

export function Document(props: DocumentProps) {
  return isBare(props.__NEXT_DATA__.page) ? <EmbeddedDocument {...props} /> : <SiteDocument {...props} />
}

Document.getInitialProps = initialPropsWithIcons

function SiteDocument({ locale, __NEXT_DATA__: { page, props } }: DocumentProps) {
  // Without any script: what needs some is left out, as for browsers that run none.
  const isPlain = isPlainPage(page)
  const own = asLocale(locale)
  const style = operatorStyle()
  const isWidget = isWidgetPage(page)
  const DocumentHead = isWidget ? WidgetHead : PaintFirstHead
  return (
    // The client marks its calls by it (R34), long before the page's data are there.
    <Html
      lang={LANGUAGES[own].tag}
      data-scheme={isWidget ? schemeOf(props.pageProps) : undefined}
      data-environment={publicEnv.environment === 'production' ? undefined : publicEnv.environment}
    >
      <DocumentHead>
        {!isPlain && <EarlyScripts />}
        <Fonts language={own} hasCodes={hasCodes(page)} />
        {/* Of Shell: half a header, painted where a slow line cuts the page, moves when the rest arrives. */}
        <link rel="expect" href="#header-end" blocking="render" />
        <Icons />
        {!isWidget && <link rel="manifest" href={`/site.webmanifest?lang=${own}`} />}
        {style && <style dangerouslySetInnerHTML={{ __html: style }} />}
        {!isPlain && <script dangerouslySetInnerHTML={{ __html: inlineScripts.firstPaint }} />}
      </DocumentHead>
      <body>
        {!isPlain && <script dangerouslySetInnerHTML={{ __html: inlineScripts.lateFonts }} />}
        <Main />
        <NextScript />
        {!isPlain && <script dangerouslySetInnerHTML={{ __html: inlineScripts.deferredScriptLoader }} />}
      </body>
    </Html>
  )
}

/** Of a widget, whose page around it has light or dark colors; undefined: as the device has it. */
function schemeOf(pageProps: unknown): string | undefined {
  const { preloaded } = (pageProps ?? {}) as { preloaded?: PreloadedState }
  const theme = preloaded?.site.widget?.theme
  return theme === 'auto' ? undefined : theme
}

const EarlyScripts = () => (
  <>
    <script dangerouslySetInnerHTML={{ __html: inlineScripts.earlyErrors }} />
    <script dangerouslySetInnerHTML={{ __html: inlineScripts.installPrompt }} />
  </>
)

/** Ours are stylesheets, which the first paint waits for: no page is painted in another font first. */
function Fonts({ language, hasCodes }: { language: Locale; hasCodes: boolean }) {
  const own = operatorFont()
  const sheets = own ? [] : (FONTS[language] ?? ['latin']).map((subset) => `manrope-${subset}`)
  if (hasCodes) sheets.push('jetbrains-mono')
  return (
    <>
      {own?.url && <link rel="preload" href={own.url} as="font" type="font/woff2" crossOrigin="anonymous" />}
      {sheets.map((name) => (
        <link key={name} rel="stylesheet" href={`/fonts/${name}.css`} />
      ))}
    </>
  )
}

/** Whose first screen has an address. Elsewhere its font loads where a code is shown. */
const hasCodes = (page: string) => page.endsWith('/order') || isPlainPage(page)

function Icons() {
  const own = operatorIcon()
  if (own) {
    return (
      <>
        <link rel="icon" href={own.url} type={own.type} />
        <link rel="apple-touch-icon" href="/app-icons/180.png" />
      </>
    )
  }
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  )
}
