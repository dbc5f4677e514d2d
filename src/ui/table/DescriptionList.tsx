import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

export function DescriptionList({ rows }: { rows: (readonly [name: string, value: ReactNode])[] }) {
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
