import { useState } from 'react'
import { noteOrder } from '@/api/deskWork'
import type { DeskOrder } from '@/contract/deskResults'
import { Section } from '@/ui/layout/Section'
import styles from './Desk.module.css'
import { DeskTime } from './DeskTime'
import { NoteForm } from './NoteForm'
import { NoteList } from './NoteList'
import { SortForm } from './SortForm'

type Props = { order: DeskOrder; onChanged: () => void }

/** What staff know of an order and who works on it. */
export function OrderWork({ order, onChanged }: Props) {
  const { work, exchange } = order
  const [count, setCount] = useState(0)
  return (
    <>
      <Section title="Work">
        <SortForm key={work.version} order={order} onChanged={onChanged} />
        {work.changedAt !== null && (
          <p className={styles.byline}>
            Last changed by {work.changedBy}, <DeskTime at={work.changedAt} />
          </p>
        )}
      </Section>
      <Section title="Notes">
        <NoteForm
          key={count}
          send={(message) => noteOrder(exchange.publicId, message)}
          onSent={() => {
            setCount(count + 1)
            onChanged()
          }}
        />
        <NoteList notes={work.notes} empty="Nobody has noted anything." />
      </Section>
    </>
  )
}
