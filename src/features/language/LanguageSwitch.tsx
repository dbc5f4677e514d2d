import { useRouter } from 'next/router'
import { useTranslation } from 'next-i18next/pages'
import { storeLanguage } from '@/browser/storeLanguage'
import { asLocale, LANGUAGES, type Locale } from '@/i18n/languages'
import { LOCALES } from '@/i18n/locales'
import styles from './LanguageSwitch.module.css'

/** The ten languages. The page, its query and its place stay; the choice is kept for the next visit. */
export function LanguageSwitch() {
  const { t } = useTranslation('header')
  const router = useRouter()
  const locale = asLocale(router.locale)
  const choose = (chosen: Locale) => {
    storeLanguage(chosen)
    void router.replace(router.asPath, undefined, { locale: chosen, scroll: false })
  }
  return (
    <label className={styles.switch}>
      <span className="unseen">{t('language')}</span>
      <span aria-hidden="true">{locale.toUpperCase()}</span>
      <select value={locale} onChange={(event) => choose(asLocale(event.target.value))}>
        {LOCALES.map((one) => (
          <option key={one} value={one} lang={LANGUAGES[one].tag}>
            {LANGUAGES[one].name}
          </option>
        ))}
      </select>
    </label>
  )
}
