import type { ReactNode } from 'react'
import styles from './Sheet.module.css'

type Props = {
  /** The table's name, heard and not seen. */
  caption: ReactNode
  busy?: boolean
  /** What is said below the rows, mostly that there are none. */
  note?: ReactNode
  /** `thead` and `tbody`. */
  children: ReactNode
}

/**
 * A white sheet with a table. Cells of numbers bear `sheet.number`; those a phone has no room for `sheet.wide`.
 * `sheet.tools` is the line above it, and `sheet.action` a link at the end of a row.
 */
export const Sheet = ({ caption, busy, note, children }: Props) => (
  <div className={styles.sheet} aria-busy={busy}>
    <table className={styles.table}>
      <caption className="unseen">{caption}</caption>
      {children}
    </table>
    {note && <p className={styles.note}>{note}</p>}
  </div>
)
