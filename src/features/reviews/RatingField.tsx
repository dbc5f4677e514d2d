import { useId } from 'react'
import { RATINGS } from '@/domain/exchange/review'
import { Icon } from '@/ui/layout/Icon'
import styles from './RatingField.module.css'

type Props = { label: string; wordsOf: (rating: number) => string; error: string | undefined }

export function RatingField({ label, wordsOf, error }: Props) {
  const id = useId()
  return (
    <div
      className={styles.field}
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-note` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required
    >
      <span id={id} className={styles.label}>
        {label}
      </span>
      <span className={styles.stars}>
        {RATINGS.map((rating) => (
          <label key={rating} className={styles.star}>
            <input type="radio" name="rating" value={rating} aria-label={wordsOf(rating)} />
            <Icon name="star" size={28} />
          </label>
        ))}
      </span>
      <p id={`${id}-note`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
