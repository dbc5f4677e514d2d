import type { ShownQuote } from '@/store/slices/quoteSlice'
import styles from './QuoteRing.module.css'

/** How old the quote is, until it is refreshed. */
export const QuoteRing = ({ quote }: { quote: ShownQuote | null }) => (
  <svg
    key={quote?.at}
    className={quote?.isFetching ? styles.spinning : quote?.estimate ? styles.ring : styles.still}
    viewBox="0 0 16 16"
    width="14"
    height="14"
    aria-hidden="true"
  >
    <circle cx="8" cy="8" r="6" className={styles.track} />
    <circle cx="8" cy="8" r="6" pathLength="100" className={styles.hand} />
  </svg>
)
