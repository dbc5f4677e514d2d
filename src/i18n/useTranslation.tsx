import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import type { Locale } from './languages'
import { translate, type Texts, type Translate } from './translate'

export type TextStore = Partial<Record<string, Record<string, Texts>>>
export type I18n = ReturnType<typeof makeI18n>

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
      (locale: Locale, group: string): Translate =>
      (key, values = {}) =>
        translate(store[locale] ?? {}, { locale, group, key, values }),
  }
}

const TranslationContext = createContext<{ i18n: I18n; locale: Locale } | null>(null)

/** `store`: the texts of the page. */
export function TranslationProvider(props: { locale: Locale; store?: TextStore; children: ReactNode }) {
  const { locale, store, children } = props
  const [i18n] = useState(makeI18n)
  const value = useMemo(() => {
    i18n.addStore(store ?? {})
    return { i18n, locale }
  }, [i18n, locale, store])
  return <TranslationContext value={value}>{children}</TranslationContext>
}

/** Of several groups, the first one's keys need no `group:` in front. */
export function useTranslation(groups: string | readonly string[]) {
  const context = useContext(TranslationContext)
  if (!context) throw new Error('useTranslation is outside TranslationProvider')
  const { i18n, locale } = context
  const group = typeof groups === 'string' ? groups : (groups[0] ?? '')
  const t = useMemo(() => i18n.translatorOf(locale, group), [i18n, locale, group])
  return { t, i18n }
}
