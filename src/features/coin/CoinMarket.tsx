import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { HistoryPoint, MarketFacts } from '@/contract/markets'
import type { CoinFigures } from '@/domain/market/coinFigures'
import { HISTORY_RANGES, type HistoryRange } from '@/domain/market/historyRanges'
import { showPrice } from '@/domain/money/marketNumbers'
import { useFailureText } from '@/i18n/useFailureText'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { PriceChange } from '@/ui/table/PriceChange'
import { Segmented } from '@/ui/form/Segmented'
import { RetryCallout } from '@/ui/feedback/RetryCallout'
import { useMoment } from '@/ui/hooks/useMoment'
import type { CoinFacts } from './coinFacts'
import styles from './CoinMarket.module.css'
import { HistoryTable } from './HistoryTable'
import { MarketTiles } from './MarketTiles'
import { PriceChart } from './PriceChart'
import { PriceRanges } from './PriceRanges'
import { useCoinPrice, type TimedPrice } from './useCoinPrice'
import { usePriceHistory } from './usePriceHistory'

type Props = {
  coin: CoinFacts
  price: TimedPrice | null
  history: HistoryPoint[]
  figures: CoinFigures
  facts: MarketFacts | null
}

export function CoinMarket({ coin, price: first, history, figures, facts }: Props) {
  const { t } = useTranslation('all_coins')
  const chart = usePriceHistory(coin.symbol, history)
  const { failure } = chart
  const price = useCoinPrice(coin.symbol, first)
  return (
    <section className={styles.market} aria-label={t('market.title', { name: coin.name })}>
      <Price price={price} />
      {price && <PriceRanges figures={figures} priceUsd={price.priceUsd} />}
      {failure?.kind !== 'notOffered' && <Chart name={coin.name} history={chart} />}
      <MarketTiles ticker={coin.ticker} changes={figures.changes} facts={facts} />
    </section>
  )
}

function Chart({ name, history }: { name: string; history: ReturnType<typeof usePriceHistory> }) {
  const { t } = useTranslation('all_coins')
  const failureText = useFailureText()
  const { range, shown, failure, isLoading, choose } = history
  return (
    <>
      <div className={styles.ranges}>
        <Segmented
          name="range"
          legend={t('chart.legend')}
          value={range}
          options={HISTORY_RANGES.map((value) => ({ value, label: t(`chart.range.${value}`) }))}
          onChoose={choose}
        />
      </div>
      {failure && <RetryCallout title={failureText(failure)} onAgain={() => choose(range)} />}
      <div className={styles.chart} aria-busy={isLoading}>
        {shown.points.length > 1 && <PriceChart name={name} {...shown} />}
      </div>
      <Numbers name={name} {...shown} />
    </>
  )
}

type NumbersProps = { name: string; range: HistoryRange; points: HistoryPoint[] }

/** One row a day until it is opened: what a visitor without scripts reads, and a quarter of the page less to render. */
function Numbers({ name, range, points }: NumbersProps) {
  const { t } = useTranslation('all_coins')
  const [isOpen, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  const read = () => setOpen(details.current?.open === true)
  const readFirst = useEffectEvent(read)
  // It may have been opened before the page was hydrated.
  useEffect(() => readFirst(), [])
  return (
    <details ref={details} className={styles.numbers} onToggle={read} suppressHydrationWarning>
      {/* Before it opens, so that the table does not grow while it is looked at. */}
      <summary onClick={() => setOpen(true)}>{t('chart.numbers')}</summary>
      <HistoryTable name={name} range={range} points={isOpen ? points : lastOfDays(points)} />
    </details>
  )
}

/** In UTC, in the same order. */
const lastOfDays = (points: readonly HistoryPoint[]) =>
  points.filter(({ at }, index) => dayOf(at) !== dayOf(points[index + 1]?.at))

const dayOf = (at?: string) => at?.slice(0, 'yyyy-mm-dd'.length)

function Price({ price }: { price: TimedPrice | null }) {
  const { t } = useTranslation(['all_coins', 'main-page'])
  const { intl } = useLanguage()
  const moment = useMoment(intl)
  if (!price) return <p>{t('market.none')}</p>
  return (
    <p className={styles.price}>
      <span className={styles.amount}>{showPrice(price.priceUsd, intl)}</span>
      <PriceChange percent={price.dailyChange} intl={intl} />
      <span className={styles.day}>{t('main-page:rates.day')}</span>
      <time className={styles.moment} dateTime={price.at} suppressHydrationWarning>
        {t('market.asOf', { time: moment(price.at) })}
      </time>
    </p>
  )
}
