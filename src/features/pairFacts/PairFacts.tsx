import { formatDate, DATE_AND_TIME } from '@/domain/text/date'
import type { PriceRange } from '@/domain/market/coinFigures'
import type { PairHistory } from '@/domain/market/pairHistory'
import { isZero, showAmount } from '@/domain/money/amount'
import { showPercent } from '@/domain/money/marketNumbers'
import { usualTime } from '@/domain/time/usualTime'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { sparklinePath } from '@/ui/chart/Sparkline'
import { Section } from '@/ui/layout/Section'
import { DescriptionList } from '@/ui/table/DescriptionList'
import styles from './PairFacts.module.css'
import type { PairExchange, PairFactsData, SideFacts } from './pairFactsData'

type Row = readonly [string, string]

export function PairFacts({ facts }: { facts: PairFactsData }) {
  const { t } = useTranslation('pair-facts')
  const { from, to, history, limits, minutes, last } = facts
  const names = { from: from.ticker, to: to.ticker }
  const rateRows = useRateRows(history, names)
  const limitRows = useLimitRows(limits, names.from)
  const timeRows = useTimeRows(minutes)
  const sideRow = useSideRow()
  return (
    <Section id="facts" title={t('title', names)}>
      <div className={styles.figures}>
        {history && <RateLine history={history} names={names} />}
        <DescriptionList
          rows={[
            ...rateRows,
            ...limitRows,
            ...timeRows,
            ...sideRow(from, (side) => t('withExtraFrom', side)),
            ...sideRow(to, (side) => t('withExtraTo', side)),
          ]}
        />
        {last.length > 0 && <LastOfPair last={last} names={names} />}
      </div>
    </Section>
  )
}

type Names = { from: string; to: string }

const WIDTH = 640
const HEIGHT = 120

function RateLine({ history, names }: { history: PairHistory; names: Names }) {
  const { t } = useTranslation('pair-facts')
  const { intl } = useLanguage()
  const show = (rate: string | undefined) => showAmount(rate, intl)
  const label = t('chart', {
    ...names,
    first: show(history.rates[0]),
    last: show(history.now),
    low: show(history.month.low),
    high: show(history.month.high),
  })
  return (
    <svg className={styles.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path d={sparklinePath(history.rates.map(Number), WIDTH, HEIGHT)} />
    </svg>
  )
}

function useRateRows(history: PairHistory | null, names: Names): Row[] {
  const { t } = useTranslation('pair-facts')
  const { intl } = useLanguage()
  if (!history) return []
  const range = ({ low, high }: PriceRange) =>
    t('range', { low: showAmount(low, intl), high: showAmount(high, intl), to: names.to })
  return [
    [t('now'), `1\u00a0${names.from} = ${showAmount(history.now, intl)}\u00a0${names.to}`],
    ...(history.week ? [[t('week'), range(history.week)] as const] : []),
    [t('month'), range(history.month)],
    [t('change'), showPercent(history.percent, intl)],
  ]
}

function useLimitRows(limits: PairFactsData['limits'], ticker: string): Row[] {
  const { t } = useTranslation('pair-facts')
  const { intl } = useLanguage()
  const row = (name: string, amount: string | null | undefined): Row[] =>
    amount && !isZero(amount) ? [[name, `${showAmount(amount, intl)}\u00a0${ticker}`]] : []
  return [...row(t('min'), limits?.min), ...row(t('max'), limits?.max)]
}

function useTimeRows(minutes: number | null): Row[] {
  const { t } = useTranslation('pair-facts')
  const { intl } = useLanguage()
  return minutes === null ? [] : [[t('time'), t('median', { time: usualTime([minutes, minutes], intl) })]]
}

type WithExtra = (side: { network: string; kind: string }) => string

/** A side without a network is money in a bank. */
function useSideRow() {
  const { t } = useTranslation('pair-facts')
  const { kindOf } = useExtraIdKind()
  return ({ ticker, network, extraId }: SideFacts, withExtra: WithExtra): Row[] => {
    if (!network) return []
    const text = extraId ? withExtra({ network, kind: kindOf(extraId) }) : t('withoutExtra', { network })
    return [[t('network', { ticker }), text]]
  }
}

function LastOfPair({ last, names }: { last: readonly PairExchange[]; names: Names }) {
  const { t } = useTranslation('pair-facts')
  const { intl } = useLanguage()
  return (
    <>
      <h3>{t('last')}</h3>
      <ul className={styles.last}>
        {last.map(({ amountFrom, amountTo, finishedAt }, index) => (
          // Rows of one hour may be alike.
          <li key={index}>
            {`≈ ${showAmount(amountFrom, intl)} ${names.from} → ${showAmount(amountTo, intl)} ${names.to}`}{' '}
            <time dateTime={finishedAt}>{formatDate(finishedAt, intl, DATE_AND_TIME, 'UTC')}</time>
          </li>
        ))}
      </ul>
    </>
  )
}
