import { useRef, type ReactNode } from 'react'
import { useServedChecks } from '@/browser/page/earlyPresses'
import styles from './Checkbox.module.css'

type Props = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode }

export function Checkbox({ checked, onChange, children }: Props) {
  const label = useRef<HTMLLabelElement>(null)
  useServedChecks(label)
  return (
    <label ref={label} className={styles.tick}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  )
}
