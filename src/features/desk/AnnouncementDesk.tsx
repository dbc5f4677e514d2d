import { useState, type ReactNode } from 'react'
import {
  announce,
  endAnnouncement,
  fetchDeskAnnouncements,
  type NewAnnouncement,
} from '@/api/deskAnnouncements'
import type { DeskAnnouncement } from '@/contract/deskAnnouncements'
import { invalidate } from '@/query/useQuery'
import { useMutation } from '@/query/useMutation'
import { confirmed } from '@/store/confirmed'
import { Dialog } from '@/ui/feedback/Dialog'
import { SubmitError } from '@/ui/form/SubmitError'
import { Button } from '@/ui/form/Button'
import { AnnouncementForm } from './AnnouncementForm'
import { AnnouncementPreview } from './AnnouncementPreview'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'
import { DeskTime } from './DeskTime'

export function AnnouncementDesk() {
  const [preview, setPreview] = useState<NewAnnouncement | null>(null)
  const [made, setMade] = useState(0)
  const done = () => {
    setPreview(null)
    setMade(made + 1)
    invalidate('announcements')
  }
  return (
    <div className={styles.part}>
      <AnnouncementForm key={made} onPreview={setPreview} />
      {made > 0 && <p role="status">Published. Open pages show it within a minute, new ones at once.</p>}
      {preview && (
        <Dialog title="Preview" shape="wide" closeLabel="Close" onClose={() => setPreview(null)}>
          <AnnouncementPreview announcement={preview} />
          <Act isMain label="Publish" act={() => announce(preview)} onDone={done} />
        </Dialog>
      )}
      <DeskTable
        name="announcements"
        caption="Announcements"
        columns={['Kind', 'State', 'Text', 'Where', 'From', 'Until', 'By', 'End']}
        empty="Nothing was announced."
        fetchPage={fetchDeskAnnouncements}
        rowOf={(row) => ({ key: row.id, cells: cellsOf(row) })}
      />
    </div>
  )
}

type ActProps = {
  label: string
  name?: string
  isMain?: boolean
  act: () => Promise<unknown>
  onDone: () => void
}

function Act({ label, name, isMain = false, act, onDone }: ActProps) {
  const { mutate, isPending, failure } = useMutation(async () => {
    await confirmed(act)
    onDone()
  })
  return (
    <>
      {failure && (
        <SubmitError
          failure={failure}
          fields="Check what you entered: times, pages and texts."
          uncertain="Nobody knows whether it was done. Reload before you try again."
        />
      )}
      <Button
        size={isMain ? 'large' : 'small'}
        look={isMain ? 'primary' : 'outline'}
        aria-label={name}
        busy={isPending}
        onClick={() => void mutate()}
      >
        {label}
      </Button>
    </>
  )
}

const cellsOf = (row: DeskAnnouncement): [ReactNode, ...ReactNode[]] => [
  <span key="kind" className={styles.word}>
    {row.stopsOrders ? `${row.kind}, stops orders` : row.kind}
  </span>,
  <span key="state" className={styles.word}>
    {row.state}
  </span>,
  <span key="text" className={styles.text}>
    {row.texts.en}
  </span>,
  row.pages === null ? (
    <span key="where" className={styles.word}>
      everywhere
    </span>
  ) : (
    row.pages.join(' ')
  ),
  <DeskTime key="from" at={row.from} />,
  <DeskTime key="until" at={row.endedAt ?? row.until} />,
  row.endedBy === null ? row.staff : `${row.staff}, ended by ${row.endedBy}`,
  row.state === 'over' ? (
    '–'
  ) : (
    <Act
      key="end"
      label="End"
      name={`End: ${row.texts.en ?? row.id}`}
      act={() => endAnnouncement(row.id)}
      onDone={() => invalidate('announcements')}
    />
  ),
]
