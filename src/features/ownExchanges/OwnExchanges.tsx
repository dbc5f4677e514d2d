import { useState, useSyncExternalStore } from 'react'
import { downloadText } from '@/browser/page/downloadText'
import { useIsBrowser } from '@/browser/page/useIsBrowser'
import { ownExchanges, watchOwnExchanges, type OwnExchange } from '@/browser/storage/ownExchanges'
import { canStore } from '@/browser/storage/storage'
import { matchesSearch } from '@/domain/exchange/ownRecord'
import { csvOf } from '@/domain/text/csv'
import { useTranslation } from '@/i18n/useTranslation'
import { useExchangePath } from '@/store/useExchangePath'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LoadError } from '@/ui/feedback/LoadError'
import { Button, ButtonLink } from '@/ui/form/Button'
import { TextField } from '@/ui/form/TextField'
import { OwnExchangeRow } from './OwnExchangeRow'
import { RemovalParts } from './RemovalParts'
import styles from './OwnExchanges.module.css'
import { useOwnStatuses } from './useOwnStatuses'
import { useRemovals } from './useRemovals'

const NONE: OwnExchange[] = []
const none = () => NONE

export function OwnExchanges() {
  const { t } = useTranslation(['own-exchanges', 'exchange'])
  const list = useSyncExternalStore(watchOwnExchanges, ownExchanges, none)
  const [search, setSearch] = useState('')
  const { failure, refetch } = useOwnStatuses()
  const removals = useRemovals()
  const isBrowser = useIsBrowser()
  if (isBrowser && !canStore()) return <p className={styles.hint}>{t('noStorage')}</p>
  if (list.length === 0)
    return (
      <>
        <RemovalParts removals={removals} />
        <Empty />
      </>
    )
  const found = list.filter((exchange) => matchesSearch(exchange, search.trim()))
  return (
    <section className={styles.own} aria-label={t('exchange:own.title')}>
      <p className={styles.hint}>{t('hint')}</p>
      <div className={styles.head} role="search">
        <TextField
          type="search"
          label={t('search')}
          hint={t('searchHint')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button look="outline" onClick={() => exportCsv(found)}>
          {t('export')}
        </Button>
      </div>
      <RemovalParts removals={removals} />
      {failure && <LoadError failure={failure} what={t('statusFailed')} onAgain={() => void refetch()} />}
      <p role="status" className={found.length ? 'unseen' : undefined}>
        {found.length ? t('found', { number: found.length }) : t('none')}
      </p>
      <ul className={styles.list}>
        {found.map((exchange) => (
          <OwnExchangeRow
            key={exchange.publicId}
            exchange={exchange}
            onRemove={() => removals.ask(exchange)}
          />
        ))}
      </ul>
    </section>
  )
}

function Empty() {
  const { t } = useTranslation('exchange')
  const path = useExchangePath()
  return (
    <section className={styles.own} aria-label={t('own.title')}>
      <EmptyState title={t('own.empty')}>
        {/* The 15 kB of the form are fetched when the button is meant. */}
        <ButtonLink href={path} prefetch={false}>
          {t('form.submit')}
        </ButtonLink>
      </EmptyState>
    </section>
  )
}

/** Agreed and real amounts have columns of their own. */
const COLUMNS = [
  ...['publicId', 'createdAt', 'status', 'updatedAt', 'type'],
  ...['expectedAmountFrom', 'amountFrom', 'tickerFrom', 'networkFrom'],
  ...['expectedAmountTo', 'amountTo', 'tickerTo', 'networkTo'],
]

function exportCsv(list: OwnExchange[]) {
  const rows = list.map(({ amountFrom, amountTo, arrived, paid, ...exchange }) => ({
    ...exchange,
    expectedAmountFrom: amountFrom,
    amountFrom: arrived,
    expectedAmountTo: amountTo,
    amountTo: paid,
  }))
  downloadText('exchanges.csv', 'text/csv', csvOf<Partial<Record<string, string>>>(COLUMNS, rows))
}
