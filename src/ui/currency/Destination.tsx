import { GroupedText } from '@/ui/address/GroupedText'
import styles from './Destination.module.css'

export function Destination({ address, notes }: { address: string; notes: (string | null | false)[] }) {
  return (
    <span className={styles.destination} data-wide="">
      <GroupedText>{address}</GroupedText>
      {notes.map((note) => note && <small key={note}>{` ${note}`}</small>)}
    </span>
  )
}
