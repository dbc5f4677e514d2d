import { DEFAULT_LOCALE, LOCALES } from './locales'

/** Handed to next-i18next on both sides, so that no file of its own lies at the top level. */
export const translationConfig = {
  i18n: { defaultLocale: DEFAULT_LOCALE, locales: [...LOCALES] },
  localePath: './locales',
  // Texts come with the page; nothing is fetched, so nothing may suspend.
  react: { useSuspense: false },
}
