import { createContext, useContext, useMemo, useState, type ComponentType } from 'react'
import type { AppProps } from 'next/app'
import { asLocale, type Locale } from './languages'
import { translate, type Texts, type TextValues } from './translate'

/** Replaces `next-i18next/pages` in page bundles (next.config.js): 1 instead of 20 kB gzip of every first view. */

type PageTexts = { _nextI18Next?: { initialLocale: string; initialI18nStore: TextStore } }
type TextStore = Partial<Record<string, Record<string, Texts>>>
type I18n = ReturnType<typeof makeI18n>

/** Texts of earlier pages stay for what outlives a page. */
function makeI18n() {
  const store: TextStore = {}
  const addResourceBundle = (locale: string, group: string, texts: Texts) => {
    ;(store[locale] ??= {})[group] ??= texts
  }
  return {
    addResourceBundle,
    addStore: (added: TextStore) => {
      for (const [locale, groups] of Object.entries(added))
        for (const [group, texts] of Object.entries(groups ?? {})) addResourceBundle(locale, group, texts)
    },
    hasResourceBundle: (locale: string, group: string) => store[locale]?.[group] !== undefined,
    translatorOf:
      (locale: Locale, group: string) =>
      (key: string, values: TextValues = {}) =>
        translate(store[locale] ?? {}, { locale, group, key, values }),
  }
}

const TranslationContext = createContext<{ i18n: I18n; locale: Locale } | null>(null)

export function appWithTranslation<Props extends AppProps>(App: ComponentType<Props>) {
  return function AppWithTranslation(props: Props) {
    const { _nextI18Next: page } = props.pageProps as PageTexts
    const [i18n] = useState(makeI18n)
    const locale = asLocale(page?.initialLocale ?? props.router.locale)
    const value = useMemo(() => {
      i18n.addStore(page?.initialI18nStore ?? {})
      return { i18n, locale }
    }, [i18n, locale, page])
    return (
      <TranslationContext value={value}>
        <App {...props} />
      </TranslationContext>
    )
  }
}

export function useTranslation(groups: string | readonly string[]) {
  const context = useContext(TranslationContext)
  if (!context) throw new Error('useTranslation is outside appWithTranslation')
  const { i18n, locale } = context
  const group = typeof groups === 'string' ? groups : (groups[0] ?? '')
  const t = useMemo(() => i18n.translatorOf(locale, group), [i18n, locale, group])
  return { t, i18n }
}
