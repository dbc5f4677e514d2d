import { useState, type ReactNode } from 'react'
import { fetchMessages } from '@/api/desk'
import type { DeskMessage } from '@/contract/deskResults'
import { invalidate } from '@/query/useQuery'
import { Button } from '@/ui/form/Button'
import { Dialog } from '@/ui/feedback/Dialog'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'
import { DeskTime } from './DeskTime'
import { ReplyForm } from './ReplyForm'
import { StateFilter } from './StateFilter'

const STATES = ['open', 'answered'] as const

export function MessageList() {
  const [state, setState] = useState<(typeof STATES)[number]>('open')
  const [opened, setOpened] = useState<DeskMessage | null>(null)
  return (
    <div className={styles.part}>
      <StateFilter legend="State" states={STATES} value={state} onChoose={setState} />
      <DeskTable
        name={`messages ${state}`}
        caption="Messages"
        columns={['Reference', 'Topic', 'Received', 'Message', 'Reply']}
        empty="No message is in this state."
        fetchPage={(offset) => fetchMessages(state, offset)}
        rowOf={(message) => ({
          key: message.reference,
          cells: cellsOf(message, () => setOpened(message)),
        })}
      />
      {opened && <MessageDialog message={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

const SHOWN = 120

const cellsOf = (
  { reference, topic, createdAt, message }: DeskMessage,
  onOpen: () => void,
): [ReactNode, ...ReactNode[]] => [
  reference,
  topic,
  <DeskTime key="received" at={createdAt} />,
  <span key="message" className={styles.text}>
    {message.length > SHOWN ? `${message.slice(0, SHOWN)}…` : message}
  </span>,
  <Button key="open" look="outline" size="small" aria-label={`Open message ${reference}`} onClick={onOpen}>
    Open
  </Button>,
]

type DialogProps = { message: DeskMessage; onClose: () => void }

function MessageDialog({ message, onClose }: DialogProps) {
  const { reference, email, exchangeId, language, replies, facts } = message
  return (
    <Dialog title={`Message ${reference}`} closeLabel="Close" shape="full" onClose={onClose}>
      <p>{`${email}, language ${language}${exchangeId ? `, order ${exchangeId}` : ''}`}</p>
      <p className={styles.text} lang={language}>
        {message.message}
      </p>
      {replies.map((reply) => (
        <p key={reply.createdAt} className={styles.text}>
          {reply.staff}, <DeskTime at={reply.createdAt} />: {reply.message}
        </p>
      ))}
      <ReplyForm
        reference={reference}
        replies={{ language, facts }}
        onSent={() => {
          onClose()
          invalidate('messages')
        }}
      />
    </Dialog>
  )
}
