import { useTranslation } from '@/i18n/useTranslation'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/layout/Icon'
import sheet from '@/ui/table/TableScroller.module.css'
import styles from './CoinList.module.css'
import type { CoinSort } from './coinView'

type Props = { sort: CoinSort; hasPrices: boolean; onSort: (by: CoinSort['by']) => void }

export function CoinColumns({ sort, hasPrices, onSort }: Props) {
  const { t } = useTranslation(['all_coins', 'main-page'])
  const sortable = (by: CoinSort['by'], label: string, className?: string) => {
    const way = sort.by !== by ? 'none' : sort.isUp ? 'ascending' : 'descending'
    return (
      <th scope="col" className={className} aria-sort={way}>
        <button
          type="button"
          className={classes(styles.sort, by !== 'name' && styles.before)}
          onClick={() => onSort(by)}
        >
          {label}
          <Icon name="chevron" size={14} />
        </button>
      </th>
    )
  }
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="unseen">{t('list.favorite')}</span>
        </th>
        {sortable('name', t('main-page:rates.currency'))}
        {hasPrices && (
          <>
            {sortable('price', t('main-page:rates.price'), sheet.number)}
            {sortable('change', t('main-page:rates.day'), sheet.number)}
            <th scope="col" className={sheet.wide}>
              {t('main-page:rates.week')}
            </th>
          </>
        )}
        <th scope="col" className={sheet.wide}>
          <span className="unseen">{t('main-page:rates.action')}</span>
        </th>
      </tr>
    </thead>
  )
}
