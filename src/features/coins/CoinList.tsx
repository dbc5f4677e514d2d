import { useFailureText } from '@/i18n/useFailureText'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Button } from '@/ui/form/Button'
import { Segmented } from '@/ui/form/Segmented'
import { TableScroller } from '@/ui/table/TableScroller'
import sheet from '@/ui/table/TableScroller.module.css'
import { TextField } from '@/ui/form/TextField'
import { RetryCallout } from '@/ui/feedback/RetryCallout'
import { useMoment } from '@/ui/hooks/useMoment'
import { CoinColumns } from './CoinColumns'
import type { CoinLine } from './CoinLine'
import styles from './CoinList.module.css'
import { CoinListRow } from './CoinListRow'
import { BY_PRICE, COIN_FILTERS, isFavorite, type CoinFilter } from './coinView'
import { useCoinList } from './useCoinList'

type Props = { first: CoinLine[]; total: number | null; madeAt: string | null; fixed?: CoinFilter }

export function CoinList({ fixed, ...served }: Props) {
  const { t } = useTranslation(['all_coins', 'exchange', 'main-page'])
  const { intl } = useLanguage()
  const list = useCoinList({ ...served, fixed: fixed ?? null, intl })
  return (
    <div className={styles.list}>
      <div className={sheet.tools}>
        <div className={styles.search}>
          <TextField
            label={t('list.search')}
            type="search"
            placeholder={t('exchange:picker.search')}
            value={list.query}
            onChange={(event) => list.search(event.target.value)}
          />
        </div>
        {!fixed && <Filters value={list.filter} onChoose={list.choose} />}
      </div>
      <ListStatus count={list.count} isLoading={list.isLoading} at={list.at} />
      <Trouble list={list} />
      <Lines list={list} />
      {list.hasMore && (
        <div className={styles.more}>
          <Button look="outline" busy={list.isLoading} onClick={list.showMore}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </div>
  )
}

type List = ReturnType<typeof useCoinList>

function Lines({ list }: { list: List }) {
  const { t } = useTranslation('all_coins')
  const hasPrices = useHasPrices()
  const empty = isUnmarked(list) ? t('list.noFavorites') : t('list.empty')
  return (
    <div className={styles.room}>
      <TableScroller
        caption={t('list.caption')}
        busy={list.isLoading}
        note={list.shown.length === 0 && !list.isLoading && empty}
      >
        <CoinColumns sort={list.sort} hasPrices={hasPrices} onSort={list.sortBy} />
        <tbody>
          {list.shown.map((line) => (
            <CoinListRow
              key={line.url}
              line={line}
              week={list.weeks[line.symbols[0]]}
              hasPrices={hasPrices}
              isFavorite={isFavorite(line, list.favorites)}
              onFavorite={list.toggleFavorite}
            />
          ))}
        </tbody>
      </TableScroller>
    </div>
  )
}

const useHasPrices = () => !useAppSelector(selectSite).isWithoutPrices

const isUnmarked = ({ filter, query }: List) => filter === 'favorite' && query === ''

function Filters({ value, onChoose }: { value: CoinFilter; onChoose: (filter: CoinFilter) => void }) {
  const { t } = useTranslation(['all_coins', 'exchange', 'main-page'])
  const filters = useHasPrices() ? COIN_FILTERS : COIN_FILTERS.filter((filter) => !BY_PRICE.includes(filter))
  const own = { all: t('list.all'), favorite: t('exchange:picker.groups.favorite') }
  const labelOf = (filter: CoinFilter) =>
    filter === 'all' || filter === 'favorite' ? own[filter] : t(`main-page:rates.filter.${filter}`)
  return (
    <div className={styles.filters}>
      <Segmented
        name="coins-filter"
        legend={t('main-page:rates.legend')}
        value={value}
        options={filters.map((filter) => ({ value: filter, label: labelOf(filter) }))}
        onChoose={onChoose}
      />
    </div>
  )
}

function ListStatus({ count, isLoading, at }: Pick<List, 'count' | 'isLoading' | 'at'>) {
  const { t } = useTranslation(['all_coins', 'exchange'])
  const moment = useMoment(useLanguage().intl)
  return (
    <div className={styles.told}>
      <p role="status">{isLoading ? t('exchange:picker.loading') : t('list.count', { count })}</p>
      {at && (
        <time dateTime={at} suppressHydrationWarning>
          {t('market.asOf', { time: moment(at) })}
        </time>
      )}
    </div>
  )
}

function Trouble({ list: { failure, hasNoList, retry } }: { list: List }) {
  const { t } = useTranslation('exchange')
  const failureText = useFailureText()
  if (!failure && !hasNoList) return null
  return <RetryCallout title={failure ? failureText(failure) : t('form.noCurrencies')} onAgain={retry} />
}
