import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { fetchCallers } from '@/api/deskScreening'
import type { DeskCaller } from '@/contract/deskCallers'
import { typedText } from '@/domain/text/typedText'
import { Button } from '@/ui/form/Button'
import { TextField } from '@/ui/form/TextField'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'
import { DeskTime } from './DeskTime'

/** For reports of abuse: who ordered, from where, and what else came from there. */
export function CallerList() {
  const [q, setQ] = useState('')
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setQ(typedText(new FormData(event.currentTarget), 'q').trim())
  }
  return (
    <>
      <form className={styles.search} role="search" aria-label="Callers" onSubmit={submit}>
        <TextField label="Search by IP address, or ID of an exchange or payout" name="q" />
        <Button type="submit">Search</Button>
      </form>
      <DeskTable
        name={`callers ${q}`}
        caption="Callers"
        columns={['When', 'IP address', 'Call', 'Status', 'Of']}
        empty="Nothing is recorded."
        fetchPage={(offset) => fetchCallers(q, offset)}
        rowOf={rowOf}
      />
    </>
  )
}

const rowOf = (caller: DeskCaller) => ({
  key: `${caller.at} ${caller.traceId}`,
  cells: [
    <DeskTime key="at" at={caller.at} />,
    caller.ip,
    <span key="call" className={styles.code}>
      {caller.call}
    </span>,
    String(caller.status),
    caller.subject ?? '–',
  ] as [ReactNode, ...ReactNode[]],
})
