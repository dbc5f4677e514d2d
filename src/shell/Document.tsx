import { Html, Main, NextScript, type DocumentProps } from 'next/document'
import { asLocale, LANGUAGES, type Locale } from '@/i18n/languages'
import { firstPaintScript } from './firstPaintScript'
import { InlineStylesHead } from './InlineStylesHead'

/** Fonts the first view of a language needs; the others come when a letter asks for them. */
const FONTS: Partial<Record<Locale, string[]>> = { ru: ['cyrillic', 'latin'], vi: ['latin', 'vietnamese'] }

export function Document({ locale }: DocumentProps) {
  const own = asLocale(locale)
  return (
    <Html lang={LANGUAGES[own].tag}>
      <InlineStylesHead>
        {(FONTS[own] ?? ['latin']).map((subset) => (
          <link
            key={subset}
            rel="preload"
            href={`/fonts/manrope-${subset}.woff2`}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
      </InlineStylesHead>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
