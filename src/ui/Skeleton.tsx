import styles from './Skeleton.module.css'

/** Holds the place of lines that are on their way, so that nothing jumps when they come. */
export const Skeleton = ({ label, lines }: { label: string; lines: number }) => (
  <div className={styles.lines} role="status">
    <span className="unseen">{label}</span>
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={styles.line} aria-hidden="true" />
    ))}
  </div>
)
