import type { ReactNode } from 'react'
import type { MarketFacts } from '@/contract/markets'
import type { CoinFigures } from '@/domain/market/coinFigures'
import { showShort, showWorth } from '@/domain/money/marketNumbers'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { classes } from '@/ui/classes'
import { PriceChange } from '@/ui/table/PriceChange'
import styles from './CoinMarket.module.css'

type Props = { ticker: string; changes: CoinFigures['changes']; facts: MarketFacts | null }

/** What is known of them, and no more. */
export function MarketTiles({ ticker, changes, facts }: Props) {
  const { t } = useTranslation('all_coins')
  const { intl } = useLanguage()
  const units = (size: string) => `${showShort(size, intl)}\u00a0${ticker}`
  const sizes = [
    ...(facts?.marketCapUsd ? [[t('facts.marketCap'), showWorth(facts.marketCapUsd, intl)] as const] : []),
    ...(facts?.volumeUsd ? [[t('facts.volume'), showWorth(facts.volumeUsd, intl)] as const] : []),
    ...(facts?.supply ? [[t('facts.supply'), units(facts.supply)] as const] : []),
    ...(facts?.maxSupply ? [[t('facts.maxSupply'), units(facts.maxSupply)] as const] : []),
  ]
  return (
    <>
      <Tiles
        tiles={changes.map(({ range, percent }) => [
          t('span.change', { range: t(`chart.range.${range}`) }),
          <PriceChange key={range} percent={percent} intl={intl} />,
        ])}
      />
      <Tiles tiles={sizes} isWide />
    </>
  )
}

type TilesProps = { tiles: (readonly [name: string, value: ReactNode])[]; isWide?: boolean }

/** `isWide`: for long words. */
const Tiles = ({ tiles, isWide = false }: TilesProps) =>
  tiles.length > 0 && (
    <dl className={classes(styles.facts, isWide && styles.wide)}>
      {tiles.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
