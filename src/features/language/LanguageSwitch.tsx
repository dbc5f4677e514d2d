import { useRouter } from 'next/router'
import { useRef } from 'react'
import { storeLanguage } from '@/browser/storage/storeLanguage'
import { LOCALES } from '@/config/locales'
import { shownPath } from '@/domain/site/orderAddress'
import { asLocale, LANGUAGES } from '@/i18n/languages'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { useDisclosure } from '@/ui/hooks/useDisclosure'
import { ThisPageLink } from '@/ui/layout/PageLink'
import styles from './LanguageSwitch.module.css'

/** Links, so that they work without scripts and keep page, query and place. The choice is stored. */
export function LanguageSwitch() {
  const { t } = useTranslation('header')
  const { asPath, locale } = useRouter()
  const own = asLocale(locale)
  const { languages } = useAppSelector(selectSite).operator
  const menu = useRef<HTMLDetailsElement>(null)
  useDisclosure(menu)
  return (
    <details ref={menu} className={styles.switch}>
      <summary aria-label={`${own.toUpperCase()}, ${t('language')}`}>{own.toUpperCase()}</summary>
      <ul translate="no">
        {LOCALES.filter((one) => languages?.includes(one) ?? true).map((one) => (
          <li key={one}>
            <ThisPageLink
              href={shownPath(asPath)}
              locale={one}
              lang={LANGUAGES[one].tag}
              hrefLang={LANGUAGES[one].tag}
              aria-current={one === own ? 'true' : undefined}
              replace
              scroll={false}
              onClick={() => storeLanguage(one)}
            >
              {LANGUAGES[one].name}
            </ThisPageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
