import { DEFAULT_LOCALE, LOCALES } from './locales'

/** Handed to next-i18next on both sides, so that no file of its own lies at the top level. */
export const translationConfig = {
  i18n: { defaultLocale: DEFAULT_LOCALE, locales: [...LOCALES] },
  localePath: './locales',
  // The library looks for a default group while developing, and would stop at the missing `common`.
  defaultNS: 'reusable',
  // Texts come with the page; nothing is fetched, so nothing may suspend.
  react: { useSuspense: false },
}
