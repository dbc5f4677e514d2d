import styles from './Destination.module.css'

export function Destination({ address, notes }: { address: string; notes: (string | null | false)[] }) {
  return (
    <span className={styles.destination}>
      <span translate="no">{address}</span>
      {notes.map((note) => note && <small key={note}>{note}</small>)}
    </span>
  )
}
