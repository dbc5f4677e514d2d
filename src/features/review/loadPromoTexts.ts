import type { Locale } from '@/i18n/languages'
import type { Texts } from '@/i18n/translate'
import type { I18n } from '@/i18n/useTranslation'

const GROUP = 'promo'

export async function loadPromoTexts(i18n: I18n, locale: Locale): Promise<void> {
  if (i18n.hasResourceBundle(locale, GROUP)) return
  const { default: texts } = (await import(`../../../locales/${locale}/promo.json`)) as { default: Texts }
  i18n.addResourceBundle(locale, GROUP, texts)
}
