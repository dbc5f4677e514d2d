import type { ReactNode } from 'react'
import styles from './TableScroller.module.css'

type Props = {
  caption: ReactNode
  busy?: boolean
  note?: ReactNode
  children: ReactNode
}

/** Cells: `sheet.number`, and `sheet.wide` for those a phone has no room for. `sheet.tools` is the line above. */
export const TableScroller = ({ caption, busy, note, children }: Props) => (
  <div className={styles.sheet} aria-busy={busy}>
    <table className={styles.table}>
      <caption className="unseen">{caption}</caption>
      {children}
    </table>
    {note && <p className={styles.note}>{note}</p>}
  </div>
)
