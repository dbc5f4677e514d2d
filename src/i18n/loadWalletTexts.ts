import type { i18n as I18n } from 'i18next'
import type { Locale } from './languages'

const GROUP = 'wallet-menu'

export const hasWalletTexts = (i18n: I18n, locale: Locale) => i18n.hasResourceBundle(locale, GROUP)

export async function loadWalletTexts(i18n: I18n, locale: Locale): Promise<void> {
  const { default: texts } = (await import(`../../locales/${locale}/wallet-menu.json`)) as { default: object }
  i18n.addResourceBundle(locale, GROUP, texts)
}
