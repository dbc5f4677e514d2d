import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { searchOrders } from '@/api/desk'
import { PROGRESS_STATUSES, SIDE_STATUSES, type ExchangeStatus } from '@/domain/exchange/exchange'
import { paths } from '@/config/paths'
import type { FoundOrder } from '@/contract/deskResults'
import { typedText } from '@/domain/text/typedText'
import { Button } from '@/ui/form/Button'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { PageLink } from '@/ui/layout/PageLink'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'
import { DeskTime } from './DeskTime'
import { pairOf } from './pairOf'

const STATUSES: readonly ExchangeStatus[] = [...PROGRESS_STATUSES, ...SIDE_STATUSES]
const ALL = { value: '', label: 'All' }

type Search = { q: string; status: ExchangeStatus | undefined }

export function OrderList({ only }: { only?: ExchangeStatus }) {
  const [search, setSearch] = useState<Search>({ q: '', status: only })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const status = STATUSES.find((one) => one === typedText(typed, 'status'))
    setSearch({ q: typedText(typed, 'q').trim(), status: only ?? status })
  }
  return (
    <>
      <form className={styles.search} role="search" onSubmit={submit}>
        <TextField label="Search by a whole order ID, address, email address or transaction hash" name="q" />
        {!only && (
          <SelectField
            label="Status"
            name="status"
            options={[ALL, ...STATUSES.map((status) => ({ value: status, label: status }))]}
          />
        )}
        <Button type="submit">Search</Button>
      </form>
      <DeskTable
        name={`orders ${search.q} ${search.status ?? ''}`}
        caption="Orders"
        columns={['Order', 'Status', 'Amounts', 'Provider', 'Created']}
        empty="No order matches."
        fetchPage={(offset) => searchOrders(search.q, search.status, offset)}
        rowOf={rowOf}
      />
    </>
  )
}

const rowOf = (order: FoundOrder) => ({
  key: order.publicId,
  cells: [
    <PageLink
      key="order"
      shallow
      href={{ pathname: paths.desk, query: { section: 'orders', id: order.publicId } }}
    >
      {order.publicId}
    </PageLink>,
    order.issue ? `${order.status} (${order.issue})` : order.status,
    pairOf(order),
    order.provider,
    <DeskTime key="created" at={order.createdAt} />,
  ] satisfies [ReactNode, ...ReactNode[]] as [ReactNode, ...ReactNode[]],
})
