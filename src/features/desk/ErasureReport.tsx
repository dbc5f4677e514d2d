import type { Erasure } from '@/contract/deskProposals'
import styles from './Desk.module.css'

type Props = { erasure: Erasure; isDone: boolean }

/** What goes and what stays, for the answer to the person too. */
export const ErasureReport = ({ erasure: { erases, stays }, isDone }: Props) => (
  <div className={styles.report} role="status">
    <p>{isDone ? 'Erased:' : 'Would be erased:'}</p>
    <ul>
      {erases.map(({ what, count }) => (
        <li key={what}>
          {what}: {count}
        </li>
      ))}
      {erases.length === 0 && <li>nothing</li>}
    </ul>
    <p>Stays:</p>
    <ul>
      {stays.map(({ what, count, why }) => (
        <li key={what}>
          {what} ({count}): {why}
        </li>
      ))}
    </ul>
  </div>
)
