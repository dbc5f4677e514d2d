import type { DeskNote } from '@/contract/deskWork'
import styles from './Desk.module.css'
import { DeskTime } from './DeskTime'

/** The newest first. */
export function NoteList({ notes, empty }: { notes: readonly DeskNote[]; empty: string }) {
  if (notes.length === 0) return <p>{empty}</p>
  return (
    <ol className={styles.noteList}>
      {notes.map(({ id, kind, text, staff, createdAt }) => (
        <li key={id}>
          <p className={styles.byline}>
            {staff}, <DeskTime at={createdAt} />
            {kind === 'sent' && <span>: sent to the customer</span>}
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
