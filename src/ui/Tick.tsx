import type { ReactNode } from 'react'
import styles from './Tick.module.css'

type Props = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode }

export function Tick({ checked, onChange, children }: Props) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  )
}
