import { useTranslation } from 'next-i18next/pages'
import { memo } from 'react'
import { paths } from '@/config/paths'
import { useLanguage } from '@/i18n/useLanguage'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import styles from './CoinIndex.module.css'

/** A coin's address and its name, as short as 1,000 of them have to be. */
export type CoinEntry = [url: string, name: string]

/**
 * A plain link to every coin, for who has no scripts and for search engines. Drawn once: plain `a`s, because a thousand
 * of Next's links would keep a phone busy for a quarter of a second when the page wakes up.
 */
export const CoinIndex = memo(function CoinIndex({ entries }: { entries: CoinEntry[] }) {
  const { t } = useTranslation('all_coins')
  const { locale } = useLanguage()
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
  return (
    <details className={styles.index}>
      <summary>{t('list.index')}</summary>
      <ul>
        {entries.map(([url, name]) => (
          <li key={url}>
            <a href={prefix + paths.coin(url)}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  )
})
