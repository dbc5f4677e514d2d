import { useTranslation } from 'next-i18next/pages'
import { useEffect, useEffectEvent, useRef } from 'react'
import { HISTORY_STATES } from '@/domain/customer'
import { LoadError } from '@/ui/LoadError'
import { Pagination } from '@/ui/Pagination'
import { Segmented } from '@/ui/Segmented'
import { Skeleton } from '@/ui/Skeleton'
import { ExchangeRows } from './ExchangeRows'
import { ExportButton } from './ExportButton'
import styles from './History.module.css'
import { HistorySearch } from './HistorySearch'
import { NoExchanges } from './NoExchanges'
import { NoneFound } from './NoneFound'
import { useHistory } from './useHistory'
import { useHistoryView } from './useHistoryView'

export function History() {
  const { t } = useTranslation('customer_account')
  const { view, show } = useHistoryView()
  const { rows, pages, failure, isAsking, again } = useHistory(view)
  const results = useFocusOnTurn(view.page)
  useLastPage(rows !== null && rows.totalCount > 0 && view.page > pages && !isAsking, () =>
    show({ page: pages }, false),
  )
  const isFiltered = view.state !== 'all' || view.search !== ''
  const total = rows?.totalCount
  return (
    <div className={styles.history}>
      <Filters view={view} show={show} />
      <section className={styles.results} ref={results} tabIndex={-1} aria-label={t('history.results')}>
        <div className={styles.head}>
          <p role="status">{total === undefined ? '' : t('history.total', { count: total })}</p>
          {total !== undefined && total > 0 && <ExportButton view={view} />}
        </div>
        {failure && <LoadError failure={failure} what={t('history.failed')} onAgain={again} />}
        {!rows && isAsking && <Skeleton label={t('waiting')} lines={6} />}
        {total === 0 &&
          (isFiltered ? <NoneFound onClear={() => show({ state: 'all', search: '' })} /> : <NoExchanges />)}
        {rows && rows.result.length > 0 && (
          <ExchangeRows caption={t('history.results')} exchanges={rows.result} busy={isAsking} />
        )}
        {rows && (
          <Pagination
            words={{
              label: t('history.pages'),
              previous: t('pages.previous'),
              where: t('pages.where', { page: view.page, pages }),
              next: t('pages.next'),
            }}
            page={view.page}
            pages={pages}
            onGo={(page) => show({ page })}
          />
        )}
      </section>
    </div>
  )
}

function Filters({ view, show }: ReturnType<typeof useHistoryView>) {
  const { t } = useTranslation('customer_account')
  return (
    <div className={styles.filters} role="search">
      <Segmented
        name="state"
        legend={t('history.state')}
        options={HISTORY_STATES.map((value) => ({ value, label: t(`history.states.${value}`) }))}
        value={view.state}
        onChoose={(state) => show({ state })}
      />
      <HistorySearch search={view.search} onSearch={(search) => show({ search }, false)} />
    </div>
  )
}

function useFocusOnTurn(page: number) {
  const results = useRef<HTMLElement>(null)
  const seen = useRef(page)
  useEffect(() => {
    if (seen.current !== page) results.current?.focus()
    seen.current = page
  }, [page])
  return results
}

/** An old link may lead behind the last page: that one is shown then. */
function useLastPage(isBehind: boolean, go: () => void) {
  const lead = useEffectEvent(go)
  useEffect(() => {
    if (isBehind) lead()
  }, [isBehind])
}
