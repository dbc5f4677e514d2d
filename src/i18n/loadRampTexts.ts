import type { Locale } from './languages'
import type { Texts } from './translate'
import type { I18n } from './useTranslation'

const GROUP = 'ramps'

/** Of buying and selling through ramps, for whoever has chosen a currency of a state. */
export async function loadRampTexts(i18n: I18n, locale: Locale): Promise<void> {
  if (i18n.hasResourceBundle(locale, GROUP)) return
  const { default: texts } = (await import(`../../locales/${locale}/ramps.json`)) as { default: Texts }
  i18n.addResourceBundle(locale, GROUP, texts)
}
