import { DEFAULT_LOCALE, LOCALES } from './locales'

/** Handed to next-i18next on both sides, so that no file of its own lies at the top level. */
export const translationConfig = {
  i18n: { defaultLocale: DEFAULT_LOCALE, locales: [...LOCALES] },
  localePath: './locales',
  // While developing, the library would stop at its missing default group `common`.
  defaultNS: 'reusable',
  // Every language has every text (tests/checkTexts.mjs): no page carries the English ones as well.
  fallbackLng: false as const,
  serializeConfig: false,
  // Texts come with the page, so nothing may suspend.
  react: { useSuspense: false },
}
