import type { Currency } from '@/domain/currency/currency'
import { paysFromOwnAccount } from '@/domain/currency/ownAccount'
import type { Exchange } from '@/contract/exchanges'
import type { Estimate } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { isDenied } from '@/domain/text/failure'
import type { RecipientProblems } from '@/domain/exchange/recipientProblems'
import { fullAmount } from '@/domain/money/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { ChangedTerms } from './ChangedTerms'
import { DeniedOrder } from './DeniedOrder'
import { OrderDetails } from './OrderDetails'
import { OrderError } from './OrderError'
import { PromoCode } from './PromoCode'
import { ReviewAmounts } from './ReviewAmounts'
import styles from './ReviewOrder.module.css'
import { ReviewPrice } from './ReviewPrice'
import { usePlaceOrder } from './usePlaceOrder'
import { PageLink } from '@/ui/layout/PageLink'
import { paths } from '@/config/paths'

type Props = {
  request: QuoteRequest
  estimate: Estimate
  from: Currency
  to: Currency
  onPlaced: (exchange: Exchange) => void
  onRefused: (fields: RecipientProblems) => void
}

export function ReviewOrder({ request, estimate, from, to, onPlaced, onRefused }: Props) {
  const { t } = useTranslation('exchange')
  const { state, place, accept, dismiss } = usePlaceOrder(request, estimate, onPlaced)
  const { intl } = useLanguage()
  const isPlacing = state.kind === 'placing'
  const sent = request.reverse ? estimate.estimate : request.amount
  const got = request.reverse ? request.amount : estimate.estimate
  const amount = `${fullAmount(sent, intl)}\u00a0${from.symbolFront}`
  const placeLabel = from.isFiat ? t('review.placeTransfer', { amount }) : t('review.place', { amount })
  return (
    <section className={styles.review} aria-labelledby="review-title">
      <h2 id="review-title">{t('review.title')}</h2>
      <ReviewAmounts {...{ from, to, sent, got }} isFixed={request.fixed} />
      <ReviewPrice {...{ request, estimate, from, to }} />
      <OrderDetails request={request} estimate={estimate} from={from} to={to} />
      <PromoCode />
      {state.kind === 'failed' && isDenied(state.failure) ? (
        <DeniedOrder />
      ) : (
        <>
          <p className={styles.fine}>{t('review.checks')}</p>
          {paysFromOwnAccount(from) && <p className={styles.fine}>{t('recipient.payFromOwn')}</p>}
          {state.kind === 'failed' && <OrderError state={state} onRefused={onRefused} />}
          <div className={styles.place}>
            <AgreeToTerms />
            <Button size="large" wide busy={isPlacing} onClick={place}>
              {isPlacing ? t('review.placing') : state.kind === 'failed' ? t('review.again') : placeLabel}
            </Button>
          </div>
        </>
      )}
      {state.kind === 'changed' && (
        <ChangedTerms
          state={state}
          reverse={request.reverse}
          from={from}
          to={to}
          onAccept={accept}
          onDismiss={dismiss}
        />
      )}
    </section>
  )
}

/** Links open a tab of their own, so that the order stays. */
function AgreeToTerms() {
  const { t } = useTranslation('exchange')
  return (
    <p className={styles.fine}>
      <PageLink href={paths.termsOfUse} target="_blank">
        {t('review.terms')}
      </PageLink>
    </p>
  )
}
