import { memo } from 'react'
import { paths } from '@/config/paths'
import { useLanguage } from '@/i18n/useLanguage'
import { localePath } from '@/i18n/localePath'
import { useTranslation } from '@/i18n/useTranslation'
import styles from './CoinIndex.module.css'

export type CoinEntry = [url: string, name: string]

/** Plain `a`s, memoized: a thousand of Next's links would block a phone for a quarter of a second at hydration. */
export const CoinIndex = memo(function CoinIndex({ entries }: { entries: CoinEntry[] }) {
  const { t } = useTranslation('all_coins')
  const { locale } = useLanguage()
  return (
    <details className={styles.index}>
      <summary>{t('list.index')}</summary>
      <ul>
        {entries.map(([url, name]) => (
          <li key={url}>
            <a href={localePath(locale, paths.coin(url))}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  )
})
