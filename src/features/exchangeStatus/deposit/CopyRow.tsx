import type { ReactNode } from 'react'
import { CopyButton } from '@/ui/form/CopyButton'
import styles from './DepositPanel.module.css'
import { useCopyWords } from '../useCopyWords'

type Props = { name: string; value: string; shown?: string; copyLabel: string; note?: ReactNode }

export function CopyRow({ name, value, shown = value, copyLabel, note }: Props) {
  const words = useCopyWords()
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.value} translate="no">
          {shown}
        </span>
        <CopyButton value={value} words={words} label={copyLabel} />
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}
