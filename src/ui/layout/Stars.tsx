import { Icon } from './Icon'
import styles from './Stars.module.css'

const ALL = [1, 2, 3, 4, 5]

export const Stars = ({ rating, label }: { rating: number; label: string }) => (
  <span className={styles.stars} role="img" aria-label={label}>
    {ALL.map((star) => (
      <Icon key={star} name="star" size={18} filled={star <= rating} />
    ))}
  </span>
)
