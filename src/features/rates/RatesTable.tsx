import { paths } from '@/config/paths'
import { showPrice } from '@/domain/money/marketNumbers'
import { otherName } from '@/domain/currency/otherName'
import { useFailureText } from '@/i18n/useFailureText'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { PriceChange } from '@/ui/table/PriceChange'
import { classes } from '@/ui/classes'
import { CoinName } from '@/ui/currency/CoinName'
import { Segmented } from '@/ui/form/Segmented'
import { TableScroller } from '@/ui/table/TableScroller'
import sheet from '@/ui/table/TableScroller.module.css'
import { Sparkline } from '@/ui/chart/Sparkline'
import { RetryCallout } from '@/ui/feedback/RetryCallout'
import { PageLink } from '@/ui/layout/PageLink'
import { RATES_FILTERS } from './RatesFilter'
import type { RatesRow } from './RatesRow'
import styles from './RatesTable.module.css'
import { useRates } from './useRates'

export function RatesTable({ first, madeAt }: { first: RatesRow[]; madeAt: string | null }) {
  const { t } = useTranslation('main-page')
  const failureText = useFailureText()
  const { currencies } = useAppSelector(selectSite).operator
  const { rows, filter, failure, isLoading, choose, retry } = useRates(first, madeAt, currencies)
  // The calls of R36 alone bring no prices.
  const hasPrices = rows.length === 0 || rows.some(({ priceUsd }) => priceUsd !== null)
  return (
    <section aria-labelledby="rates-title" id="rates">
      <div className={classes(sheet.tools, styles.head)}>
        <div>
          <h2 id="rates-title">{t('rates.title')}</h2>
          {hasPrices && <p className={styles.sub}>{t('rates.sub')}</p>}
        </div>
        <div className={styles.filters}>
          <Segmented
            name="rates-filter"
            legend={t('rates.legend')}
            value={filter}
            options={RATES_FILTERS.map((value) => ({ value, label: t(`rates.filter.${value}`) }))}
            onChoose={choose}
          />
        </div>
      </div>
      {failure && <RetryCallout title={failureText(failure)} onAgain={retry} />}
      <div className={classes('later', styles.room)}>
        <TableScroller
          caption={t('rates.caption', { filter: t(`rates.filter.${filter}`) })}
          busy={isLoading}
          note={rows.length === 0 && !failure && !isLoading && t('rates.empty')}
        >
          <Columns hasPrices={hasPrices} />
          <tbody>
            {rows.map((row) => (
              <Row key={row.symbol} row={row} hasPrices={hasPrices} />
            ))}
          </tbody>
        </TableScroller>
      </div>
    </section>
  )
}

function Columns({ hasPrices }: { hasPrices: boolean }) {
  const { t } = useTranslation('main-page')
  return (
    <thead>
      <tr>
        <th scope="col">{t('rates.currency')}</th>
        {hasPrices && (
          <th scope="col" className={sheet.number}>
            {t('rates.price')}
          </th>
        )}
        <th scope="col" className={sheet.number}>
          {t('rates.day')}
        </th>
        {hasPrices && (
          <th scope="col" className={sheet.wide}>
            {t('rates.week')}
          </th>
        )}
        <th scope="col" className={sheet.wide}>
          <span className="unseen">{t('rates.action')}</span>
        </th>
      </tr>
    </thead>
  )
}

function Row({ row, hasPrices }: { row: RatesRow; hasPrices: boolean }) {
  const { t } = useTranslation('main-page')
  const { intl } = useLanguage()
  return (
    <tr>
      <th scope="row">
        <CoinName
          image={row.image}
          detail={[otherName(row.name, row.ticker), row.network].filter(Boolean).join(' · ')}
        >
          {row.url === null ? row.name : <PageLink href={paths.coin(row.url)}>{row.name}</PageLink>}
        </CoinName>
      </th>
      {hasPrices && (
        <td className={sheet.number}>{row.priceUsd === null ? '–' : showPrice(row.priceUsd, intl)}</td>
      )}
      <td className={sheet.number}>
        <PriceChange percent={row.dailyChange} intl={intl} />
      </td>
      {hasPrices && (
        <td className={sheet.wide}>
          {row.sparkline.length > 1 && (
            <Sparkline points={row.sparkline} label={t('rates.weekOf', { name: row.name })} intl={intl} />
          )}
        </td>
      )}
      <td className={`${sheet.wide} ${sheet.number}`}>
        <PageLink
          className={sheet.action}
          href={paths.pair(row.symbol, row.symbol === 'btc' ? 'eth' : 'btc')}
          aria-label={t('rates.exchange', { name: row.name })}
        >
          {t('rates.action')}
        </PageLink>
      </td>
    </tr>
  )
}
