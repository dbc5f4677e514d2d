import type { i18n as I18n } from 'i18next'
import type { Locale } from './languages'

const GROUP = 'offers'

export async function loadOfferTexts(i18n: I18n, locale: Locale): Promise<void> {
  if (i18n.hasResourceBundle(locale, GROUP)) return
  const { default: texts } = (await import(`../../locales/${locale}/offers.json`)) as { default: object }
  i18n.addResourceBundle(locale, GROUP, texts)
}
