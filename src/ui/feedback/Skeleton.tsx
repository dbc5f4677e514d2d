import styles from './Skeleton.module.css'

export const Skeleton = ({ label, lines }: { label: string; lines: number }) => (
  <div className={styles.lines} role="status">
    <span className="unseen">{label}</span>
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={styles.line} aria-hidden="true" />
    ))}
  </div>
)
