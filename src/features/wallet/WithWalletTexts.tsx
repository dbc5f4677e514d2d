import { useEffect, useState, type ReactNode } from 'react'
import type { Locale } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import type { Texts } from '@/i18n/translate'
import { useTranslation, type I18n } from '@/i18n/useTranslation'

export function WithWalletTexts({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('wallet')
  const { locale } = useLanguage()
  const [arrived, setArrived] = useState<{ locale: string; isThere: boolean } | null>(null)
  const isThere = hasWalletTexts(i18n, locale)
  useEffect(() => {
    if (isThere) return
    void loadWalletTexts(i18n, locale).then(
      () => setArrived({ locale, isThere: true }),
      () => setArrived({ locale, isThere: false }),
    )
  }, [isThere, i18n, locale])
  if (isThere) return children
  return arrived?.locale === locale && !arrived.isThere ? <p role="alert">{t('failed')}</p> : null
}

const GROUP = 'wallet-menu'

const hasWalletTexts = (i18n: I18n, locale: Locale) => i18n.hasResourceBundle(locale, GROUP)

async function loadWalletTexts(i18n: I18n, locale: Locale): Promise<void> {
  const { default: texts } = (await import(`../../../locales/${locale}/wallet-menu.json`)) as {
    default: Texts
  }
  i18n.addResourceBundle(locale, GROUP, texts)
}
