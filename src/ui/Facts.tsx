import type { ReactNode } from 'react'
import styles from './Facts.module.css'

/** Names and their values, as in a receipt. */
export function Facts({ rows }: { rows: (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
