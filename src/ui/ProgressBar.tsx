import styles from './ProgressBar.module.css'

/** How far along something is, 0 to 100; what it means stands beside it in words. */
export const ProgressBar = ({ percent, label }: { percent: number; label: string }) => (
  <div
    className={styles.bar}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
  >
    <div style={{ width: `${percent}%` }} />
  </div>
)
