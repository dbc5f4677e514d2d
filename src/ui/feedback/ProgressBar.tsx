import styles from './ProgressBar.module.css'

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
