import { useTranslation } from 'next-i18next/pages'
import type { Currency } from '@/domain/currency'
import type { Exchange } from '@/contract/exchanges'
import type { Estimate } from '@/contract/quotes'
import type { QuoteQuestion } from '@/domain/quote'
import type { RecipientProblems } from '@/domain/recipientProblems'
import { Button } from '@/ui/Button'
import { ChangedTerms } from './ChangedTerms'
import { OrderFacts } from './OrderFacts'
import { PlacingFailure } from './PlacingFailure'
import styles from './ReviewOrder.module.css'
import { usePlaceOrder } from './usePlaceOrder'

type Props = {
  question: QuoteQuestion
  /** The terms as they were when the review began. */
  estimate: Estimate
  from: Currency
  to: Currency
  onPlaced: (exchange: Exchange) => void
  /** The back end refused a field that is filled in elsewhere. */
  onRefused: (fields: RecipientProblems) => void
}

/** Everything once more before the order is placed, and the placing itself with all that may happen then. */
export function ReviewOrder({ question, estimate, from, to, onPlaced, onRefused }: Props) {
  const { t } = useTranslation('exchange')
  const { state, place, accept, dismiss } = usePlaceOrder(question, estimate, onPlaced)
  const isPlacing = state.kind === 'placing'
  return (
    <section className={styles.review} aria-labelledby="review-title">
      <h2 id="review-title">{t('review.title')}</h2>
      <OrderFacts question={question} estimate={estimate} from={from} to={to} />
      <p className={styles.fine}>{t('review.checks')}</p>
      {state.kind === 'failed' && <PlacingFailure state={state} onRefused={onRefused} />}
      <Button size="large" wide busy={isPlacing} onClick={place}>
        {t(isPlacing ? 'review.placing' : state.kind === 'failed' ? 'review.again' : 'review.place')}
      </Button>
      {state.kind === 'changed' && (
        <ChangedTerms
          state={state}
          reverse={question.reverse}
          from={from}
          to={to}
          onAccept={accept}
          onDismiss={dismiss}
        />
      )}
    </section>
  )
}
