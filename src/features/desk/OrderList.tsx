import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { searchOrders } from '@/api/desk'
import { fetchWorkChoices } from '@/api/deskWork'
import { ASSIGNMENTS, type Assignment } from '@/domain/account/deskWork'
import { PROGRESS_STATUSES, SIDE_STATUSES, type ExchangeStatus } from '@/domain/exchange/exchange'
import type { FoundOrder } from '@/contract/deskResults'
import { typedText } from '@/domain/text/typedText'
import { useQuery } from '@/query/useQuery'
import { Button } from '@/ui/form/Button'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'
import { DeskTime } from './DeskTime'
import { OrderLink } from './OrderLink'
import { pairOf } from './pairOf'

const STATUSES: readonly ExchangeStatus[] = [...PROGRESS_STATUSES, ...SIDE_STATUSES]
const ALL = { value: '', label: 'All' }

type Search = { q: string; status: ExchangeStatus | undefined; tag: string; assigned: Assignment | undefined }

const ASSIGNED: readonly { value: Assignment | ''; label: string }[] = [
  { value: '', label: 'Anybody' },
  { value: 'mine', label: 'Me' },
  { value: 'nobody', label: 'Nobody' },
]

export function OrderList({ only }: { only?: ExchangeStatus }) {
  const [search, setSearch] = useState<Search>({ q: '', status: only, tag: '', assigned: undefined })
  const { data: choices } = useQuery('work choices', () => fetchWorkChoices())
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const status = STATUSES.find((one) => one === typedText(typed, 'status'))
    setSearch({
      q: typedText(typed, 'q').trim(),
      status: only ?? status,
      tag: typedText(typed, 'tag'),
      assigned: ASSIGNMENTS.find((one) => one === typedText(typed, 'assigned')),
    })
  }
  return (
    <>
      <form className={`${styles.search} ${styles.orders}`} role="search" onSubmit={submit}>
        <TextField label="Search by a whole order ID, address, email address or transaction hash" name="q" />
        {!only && (
          <SelectField
            label="Status"
            name="status"
            options={[ALL, ...STATUSES.map((status) => ({ value: status, label: status }))]}
          />
        )}
        <SelectField
          label="Tag"
          name="tag"
          options={[
            ALL,
            ...(choices?.tags ?? []).map(({ tag, orders }) => ({ value: tag, label: `${tag} (${orders})` })),
          ]}
        />
        <SelectField label="Assigned to" name="assigned" options={[...ASSIGNED]} />
        <Button type="submit">Search</Button>
      </form>
      <DeskTable
        name={`orders ${JSON.stringify(search)}`}
        caption="Orders"
        columns={['Order', 'Status', 'Amounts', 'Provider', 'Tags', 'Assigned to', 'Created']}
        empty="No order matches."
        fetchPage={(offset) => searchOrders(search, offset)}
        rowOf={rowOf}
      />
    </>
  )
}

const rowOf = (order: FoundOrder) => ({
  key: order.publicId,
  cells: [
    <span key="order" className={styles.word}>
      <OrderLink publicId={order.publicId} />
    </span>,
    order.issue ? `${order.status} (${order.issue})` : order.status,
    pairOf(order),
    <span key="provider" className={styles.word}>
      {order.provider}
    </span>,
    order.tags.join(', ') || '–',
    order.assignee ?? '–',
    <DeskTime key="created" at={order.createdAt} />,
  ] satisfies [ReactNode, ...ReactNode[]] as [ReactNode, ...ReactNode[]],
})
