import type { ReactNode } from 'react'
import styles from './TableScroller.module.css'

type Props = {
  caption: ReactNode
  busy?: boolean
  note?: ReactNode
  children: ReactNode
}

/** A white sheet with a table. Cells of numbers bear `sheet.number`; those a phone has no room for `sheet.wide`.
 * `sheet.tools` is the line above it, and `sheet.action` a link at the end of a row. */
export const TableScroller = ({ caption, busy, note, children }: Props) => (
  <div className={styles.sheet} aria-busy={busy}>
    <table className={styles.table}>
      <caption className="unseen">{caption}</caption>
      {children}
    </table>
    {note && <p className={styles.note}>{note}</p>}
  </div>
)
