import { minutesText } from '@/domain/exchange/quote'
import type { ReactNode } from 'react'
import { numberFormat } from '@/domain/money/numberFormat'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { HeroRoute } from './HeroRoute'
import styles from './HomeScreen.module.css'
import type { HomeData } from './loadHome'

export function Hero({ data, children }: { data: HomeData | null; children: ReactNode }) {
  const { t } = useTranslation('main-page')
  const { intl } = useLanguage()
  const { home } = useAppSelector(selectSite).operator
  const number = numberFormat(intl)
  const facts = data
    ? ([
        ['coins', number.format(data.coinCount)],
        ['networks', number.format(data.networkCount)],
        ...(data.providerCount > 1 ? ([['providers', number.format(data.providerCount)]] as const) : []),
        ...(data.usualMinutes ? ([['minutes', minutesText(data.usualMinutes)]] as const) : []),
      ] as const)
    : []
  return (
    <div className={styles.hero}>
      <div className={`page ${styles.columns}`}>
        <div className={styles.story}>
          <h1>{home?.title ?? t('hero.title')}</h1>
          <p className={styles.lead}>{home?.lead ?? t('hero.lead')}</p>
          <HeroRoute />
        </div>
        {children}
      </div>
      {facts.length > 0 && (
        <div className={styles.band}>
          <dl className={`page ${styles.facts}`}>
            {facts.map(([key, value]) => (
              <div key={key}>
                <dt>{t(`hero.${key}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}
