import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchHistory } from '@/api/exchanges'
import { HISTORY_STATES } from '@/domain/account/customer'
import { useTranslation } from '@/i18n/useTranslation'
import { LoadError } from '@/ui/feedback/LoadError'
import { Pagination } from '@/ui/table/Pagination'
import { Segmented } from '@/ui/form/Segmented'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { ExchangeRows } from './ExchangeRows'
import { ExportButton } from './ExportButton'
import styles from './History.module.css'
import { HistorySearch } from './HistorySearch'
import { NoExchanges } from './NoExchanges'

import { Button } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'
import { writeHistoryView, type HistoryView, readHistoryView } from '@/domain/exchange/historyQuery'
import { useQuery } from '@/query/useQuery'
import { usePolling } from '@/query/usePolling'
import { isOpen } from './isOpen'
import { useRouter } from 'next/router'

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

/** Corrects an old link to a page behind the last. */
function useLastPage(isBehind: boolean, go: () => void) {
  const lead = useEffectEvent(go)
  useEffect(() => {
    if (isBehind) lead()
  }, [isBehind])
}

function NoneFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('customer_account')
  return (
    <Callout tone="plain" title={t('history.noneFound')}>
      <div>
        <Button look="outline" size="small" onClick={onClear}>
          {t('history.clear')}
        </Button>
      </div>
    </Callout>
  )
}

const PAGE = 20

function useHistory(view: HistoryView) {
  const { page, search, state } = view
  const key = new URLSearchParams(writeHistoryView(view)).toString()
  const { data, dataKey, failure, isFetching, refetch, refresh } = useQuery(key, () =>
    fetchHistory({ search, state, offset: (page - 1) * PAGE, limit: PAGE }),
  )
  // Earlier rows stay during a refetch, but not with another request's failure.
  const rows = failure && dataKey !== key ? null : data
  usePolling(rows?.result.some(isOpen) ?? false, refresh)
  return {
    rows,
    pages: Math.max(1, Math.ceil((rows?.totalCount ?? 0) / PAGE)),
    failure,
    isAsking: isFetching,
    again: () => void refetch(),
  }
}

/** In the address, for bookmarks and Back; a search adds no history entry per character. */
function useHistoryView() {
  const router = useRouter()
  // The address changes late; a press must show at once.
  const [requested, setRequested] = useState<HistoryView | null>(null)
  const view = requested ?? readHistoryView(router.query)
  const show = (changes: Partial<HistoryView>, isStep = true) => {
    const next = { ...view, page: 1, ...changes }
    setRequested(next)
    const go = isStep ? router.push : router.replace
    const address = { pathname: router.pathname, query: writeHistoryView(next) }
    void go(address, undefined, { shallow: true, scroll: false }).finally(() => {
      setRequested((newest) => (newest === next ? null : newest))
    })
  }
  return { view, show }
}
