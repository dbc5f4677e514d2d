import Link from 'next/link'
import { useTranslation } from 'next-i18next/pages'
import { paths } from '@/config/paths'
import { ReviewsWidget } from '@/features/reviewsWidget/ReviewsWidget'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'
import styles from './Footer.module.css'

const COLUMNS = [
  {
    key: 'exchange',
    links: [
      { key: 'stepByStep', href: paths.exchange },
      { key: 'oneScreen', href: paths.exchangeV2 },
      { key: 'ownExchanges', href: paths.ownExchanges },
    ],
  },
  {
    key: 'coins',
    links: [
      { key: 'all', href: paths.coins },
      { key: 'stable', href: paths.stablecoins },
      { key: 'rates', href: paths.rates },
    ],
  },
  {
    key: 'pairs',
    links: [
      { key: 'btcEth', href: paths.pair('btc', 'eth') },
      { key: 'ethBtc', href: paths.pair('eth', 'btc') },
      { key: 'btcXmr', href: paths.pair('btc', 'xmr') },
    ],
  },
  {
    key: 'help',
    links: [
      { key: 'rates', href: `${paths.home}#rates` },
      { key: 'howItWorks', href: `${paths.home}#how-it-works` },
      { key: 'loyalty', href: `${paths.home}#loyalty` },
      { key: 'privacy', href: paths.privacyPolicy },
      { key: 'terms', href: paths.termsOfUse },
    ],
  },
] as const

export function Footer() {
  const { t } = useTranslation('footer')
  const { brand } = useAppSelector(selectSite)
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.columns}`}>
        <div>
          <p className={styles.name}>{brand.name}</p>
          <p>{t('claim')}</p>
          {brand.contactEmail && <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>}
        </div>
        {COLUMNS.map((column) => (
          <nav key={column.key} aria-label={t(`${column.key}.title`)}>
            <p className={styles.name}>{t(`${column.key}.title`)}</p>
            <ul>
              {column.links.map(({ key, href }) => (
                <li key={key}>
                  <Link href={href} prefetch={false}>
                    {t(`${column.key}.${key}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <ReviewsWidget />
      </div>
    </footer>
  )
}
