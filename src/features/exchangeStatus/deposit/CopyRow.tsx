import type { ReactNode } from 'react'
import { GroupedText } from '@/ui/address/GroupedText'
import { CopyButton } from '@/ui/form/CopyButton'
import styles from './DepositPanel.module.css'
import { useCopyWords } from '../useCopyWords'

type Props = {
  name: string
  value: string
  shown?: string
  copyLabel: string
  note?: ReactNode
}

export function CopyRow({ name, value, shown, copyLabel, note }: Props) {
  const words = useCopyWords()
  const isLong = !shown && value.length > 20
  return (
    <div className={styles.card}>
      <dt>{name}</dt>
      <dd className={isLong ? styles.grouped : undefined}>
        <span className={styles.value} translate="no">
          {shown ?? <GroupedText>{value}</GroupedText>}
        </span>
        <CopyButton value={value} words={words} label={copyLabel} />
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}
