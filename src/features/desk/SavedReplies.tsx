import { useState, type ReactNode } from 'react'
import { fetchReplies } from '@/api/deskWork'
import type { SavedReply } from '@/contract/deskWork'
import { PLACEHOLDERS } from '@/domain/account/savedReply'
import { invalidate, useQuery } from '@/query/useQuery'
import { Dialog } from '@/ui/feedback/Dialog'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { CardTable } from '@/ui/table/CardTable'
import styles from './Desk.module.css'
import { DeskTime } from './DeskTime'
import { ReplyEditor } from './ReplyEditor'

const NEW: SavedReply = { id: '', name: '', texts: {}, version: 0, staff: '', changedAt: '' }

export function SavedReplies() {
  const { data, failure, isFetching, refetch } = useQuery('saved replies', () => fetchReplies())
  const [chosen, setChosen] = useState<SavedReply | null>(null)
  return (
    <div className={styles.part}>
      <p>
        Texts for messages and orders, in the languages of your customers. What stands in braces is filled in:{' '}
        {PLACEHOLDERS.map((name) => `{{${name}}}`).join(', ')}.
      </p>
      <div>
        <Button onClick={() => setChosen(NEW)}>New saved reply</Button>
      </div>
      {failure && (
        <LoadError failure={failure} what="Saved replies: not loaded" onAgain={() => void refetch()} />
      )}
      {!data && isFetching && <Skeleton label="Loading" lines={4} />}
      {data?.length === 0 && <p role="status">Nothing is saved yet.</p>}
      {data && data.length > 0 && (
        <CardTable
          caption="Saved replies"
          columns={['Name', 'Languages', 'English', 'Changed', 'Edit'].map((name) => ({ name }))}
          rows={data.map((reply) => ({ key: reply.id, cells: cellsOf(reply, () => setChosen(reply)) }))}
        />
      )}
      {chosen && (
        <Dialog
          title={chosen.id ? chosen.name : 'New saved reply'}
          closeLabel="Close"
          shape="full"
          onClose={() => setChosen(null)}
        >
          <ReplyEditor
            reply={chosen}
            onDone={() => {
              setChosen(null)
              invalidate('saved replies')
            }}
          />
        </Dialog>
      )}
    </div>
  )
}

const SHOWN = 100

const cellsOf = (reply: SavedReply, onEdit: () => void): [ReactNode, ...ReactNode[]] => {
  const { name, texts, staff, changedAt } = reply
  const { en = '' } = texts
  return [
    name,
    Object.keys(texts).join(', '),
    <span key="text" className={styles.text}>
      {en.length > SHOWN ? `${en.slice(0, SHOWN)}…` : en}
    </span>,
    <span key="changed">
      <DeskTime at={changedAt} />, {staff}
    </span>,
    <Button key="edit" look="outline" size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
      Edit
    </Button>,
  ]
}
