import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { PageLink } from '@/ui/layout/PageLink'
import type { CoinFacts } from './coinFacts'
import styles from './CoinPairs.module.css'

const BACK = 6

export type Partner = { symbol: string; ticker: string }

export function CoinPairs({ coin, partners }: { coin: CoinFacts; partners: Partner[] }) {
  const { t } = useTranslation('all_coins')
  const pairs = [
    ...partners.map((partner) => ({ from: coin, to: partner })),
    ...partners.slice(0, BACK).map((partner) => ({ from: partner, to: coin })),
  ]
  return (
    <nav
      className={styles.pairs}
      aria-labelledby="pairs-title"
      style={{ ['--pairs' as string]: pairs.length }}
    >
      <h2 id="pairs-title">{t('pairs.title', { ticker: coin.ticker })}</h2>
      <ul className={styles.list}>
        {pairs.map(({ from, to }) => (
          <li key={`${from.symbol} ${to.symbol}`}>
            <PageLink href={paths.pair(from.symbol, to.symbol)}>
              {t('pairs.pair', { from: from.ticker, to: to.ticker })}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
