import { DEFAULT_LOCALE, LOCALES } from '@/config/locales'

export type Locale = (typeof LOCALES)[number]

type Language = {
  name: string
  /** For `lang` and `hreflang`: `cn` is an address of ours, not a language code. */
  tag: string
  intl: string
}

export const LANGUAGES: Record<Locale, Language> = {
  en: { name: 'English', tag: 'en', intl: 'en-US' },
  de: { name: 'Deutsch', tag: 'de', intl: 'de-DE' },
  vi: { name: 'Tiếng Việt', tag: 'vi', intl: 'vi-VN' },
  es: { name: 'Español', tag: 'es', intl: 'es-ES' },
  pt: { name: 'Português', tag: 'pt', intl: 'pt-BR' },
  ru: { name: 'Русский', tag: 'ru', intl: 'ru-RU' },
  ja: { name: '日本語', tag: 'ja', intl: 'ja-JP' },
  cn: { name: '简体中文', tag: 'zh-Hans', intl: 'zh-Hans-CN' },
  id: { name: 'Bahasa Indonesia', tag: 'id', intl: 'id-ID' },
  fr: { name: 'Français', tag: 'fr', intl: 'fr-FR' },
}

export const asLocale = (text: string | undefined): Locale =>
  LOCALES.find((locale) => locale === text) ?? DEFAULT_LOCALE
