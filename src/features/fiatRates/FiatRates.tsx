import { useId, useState } from 'react'
import { paths } from '@/config/paths'
import { changeIn, priceIn, weekIn, type MarketPrice } from '@/domain/market/market'
import { changeOf, showPrice } from '@/domain/money/marketNumbers'
import { otherName } from '@/domain/currency/otherName'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Sparkline } from '@/ui/chart/Sparkline'
import { PriceChange } from '@/ui/table/PriceChange'
import { CoinName } from '@/ui/currency/CoinName'
import { TableScroller } from '@/ui/table/TableScroller'
import sheet from '@/ui/table/TableScroller.module.css'
import { useMoment } from '@/ui/hooks/useMoment'
import { PageLink } from '@/ui/layout/PageLink'
import { FiatChoice, type FiatUnit } from './FiatChoice'
import styles from './FiatRates.module.css'
import type { FiatRatesRow } from './FiatRatesRow'
import { requestedSymbols, useFiatRates, type TimedPrices } from './useFiatRates'
import { useFiatTable, type FiatTable } from './useFiatTable'
import { useUnitWeek } from './useUnitWeek'

/** `weeks`: by symbol, in US dollars. */
type Props = { table: FiatTable | null; prices: TimedPrices | null; weeks: Record<string, string[]> }

/** The served page's unit. */
const DOLLAR: FiatUnit = { symbol: 'usd', code: 'USD' }
const ONE_DOLLAR: MarketPrice = { priceUsd: '1', dailyChange: '0.00' }

export function FiatRates({ table, prices: first, weeks }: Props) {
  const { t } = useTranslation('all_coins')
  const { intl } = useLanguage()
  const moment = useMoment(intl)
  const [chosen, choose] = useState(DOLLAR)
  const id = useId()
  const { rows, units } = useFiatTable(table)
  const prices = useFiatRates(requestedSymbols(rows, units), first)
  const unit = prices?.of[chosen.symbol] ?? (chosen.symbol === DOLLAR.symbol ? ONE_DOLLAR : null)
  const isDollar = chosen.symbol === DOLLAR.symbol
  const unitWeek = useUnitWeek(isDollar ? null : chosen.symbol)
  const weekOf = ({ symbol }: FiatRatesRow) => {
    const week = weeks[symbol] ?? []
    return isDollar ? week : weekIn(week, unitWeek)
  }
  return (
    <section className={styles.rates} aria-labelledby={id}>
      <h2 id={id} className="unseen">
        {t('rates.caption', { currency: chosen.code })}
      </h2>
      <div className={sheet.tools}>
        <FiatChoice units={units} chosen={chosen} onChoose={choose} />
        {prices && (
          <time className={styles.told} dateTime={prices.at} suppressHydrationWarning>
            {t('market.asOf', { time: moment(prices.at) })}
          </time>
        )}
      </div>
      <TableScroller
        caption={t('rates.caption', { currency: chosen.code })}
        note={rows.length === 0 && t('market.none')}
      >
        <Columns code={chosen.code} />
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.symbol}
              {...{ row, unit }}
              code={chosen.code}
              price={prices?.of[row.symbol]}
              week={weekOf(row)}
            />
          ))}
        </tbody>
      </TableScroller>
    </section>
  )
}

function Columns({ code }: { code: string }) {
  const { t } = useTranslation(['all_coins', 'main-page'])
  return (
    <thead>
      <tr>
        <th scope="col">{t('main-page:rates.currency')}</th>
        <th scope="col" className={sheet.number}>
          {t('rates.price', { currency: code })}
        </th>
        <th scope="col" className={sheet.number}>
          {t('main-page:rates.day')}
        </th>
        <th scope="col" className={`${sheet.wide} ${sheet.number}`}>
          {t('rates.days')}
        </th>
        <th scope="col" className={sheet.wide}>
          {t('main-page:rates.week')}
        </th>
        <th scope="col" className={sheet.wide}>
          <span className="unseen">{t('main-page:rates.action')}</span>
        </th>
      </tr>
    </thead>
  )
}

type RowProps = {
  row: FiatRatesRow
  code: string
  price: MarketPrice | undefined
  unit: MarketPrice | null
  week: string[]
}

function Row({ row: { symbol, url, name, ticker, image }, code, price, unit, week }: RowProps) {
  const { t } = useTranslation('main-page')
  const { intl } = useLanguage()
  const isKnown = price && unit
  return (
    <tr>
      <th scope="row">
        <CoinName image={image} detail={otherName(name, ticker)}>
          <PageLink href={paths.coin(url)}>{name}</PageLink>
        </CoinName>
      </th>
      <td className={sheet.number}>{isKnown ? showPrice(priceIn(price.priceUsd, unit), intl, code) : '–'}</td>
      <td className={sheet.number}>
        {isKnown ? <PriceChange percent={changeIn(price.dailyChange, unit)} intl={intl} /> : '–'}
      </td>
      <td className={`${sheet.wide} ${sheet.number}`}>
        <PriceChange percent={week.length > 1 ? changeOf(week) : null} intl={intl} />
      </td>
      <td className={sheet.wide}>
        {week.length > 1 && <Sparkline points={week} label={t('rates.weekOf', { name })} intl={intl} />}
      </td>
      <td className={`${sheet.wide} ${sheet.number}`}>
        <PageLink
          className={sheet.action}
          href={paths.pair(symbol, symbol === 'btc' ? 'eth' : 'btc')}
          aria-label={t('rates.exchange', { name })}
        >
          {t('rates.action')}
        </PageLink>
      </td>
    </tr>
  )
}
