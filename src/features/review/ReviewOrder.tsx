import type { Currency } from '@/domain/currency/currency'
import { paysFromOwnAccount } from '@/domain/currency/ownAccount'
import type { Exchange } from '@/contract/exchanges'
import type { RampOfferView } from '@/contract/ramps'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { isDenied } from '@/domain/text/failure'
import type { RecipientProblems } from '@/domain/exchange/recipientProblems'
import { fullAmount } from '@/domain/money/amount'
import type { Quoted } from '@/store/quote/quoted'
import { RetryCallout } from '@/ui/feedback/RetryCallout'
import { useRampReview } from './useRampReview'
import { useFailureText } from '@/i18n/useFailureText'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { ChangedTerms } from './ChangedTerms'
import { DeniedOrder } from './DeniedOrder'
import { isTransfer } from './isTransfer'
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
  estimate: Quoted
  from: Currency
  to: Currency
  onPlaced: (exchange: Exchange) => void
  onRefused: (fields: RecipientProblems) => void
}

export function ReviewOrder({ request, estimate, from, to, onPlaced, onRefused }: Props) {
  const { t } = useTranslation('exchange')
  const placing = usePlaceOrder(request, estimate, onPlaced)
  const { state, accept, dismiss } = placing
  const ramps = useRampReview(estimate.ramp !== undefined)
  const { ramp: offer } = estimate
  const sent = request.reverse ? estimate.estimate : request.amount
  const got = request.reverse ? request.amount : estimate.estimate
  return (
    <section className={styles.review} aria-labelledby="review-title">
      <h2 id="review-title">{t('review.title')}</h2>
      <ReviewAmounts {...{ from, to, sent, got }} isFixed={offer ? !offer.isEstimate : request.fixed} />
      <ReviewPrice {...{ request, estimate, from, to }} />
      {offer ? (
        <LoadedRampReview {...{ ramps, offer, from, to }} />
      ) : (
        <OrderDetails request={request} estimate={estimate} from={from} to={to} />
      )}
      <PromoCode />
      {/* What has to be read before an order may still be on its way. */}
      {ramps.isReady && <Place {...{ placing, from, sent, offer, onRefused }} />}
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

type PlaceProps = Pick<Props, 'from' | 'onRefused'> & {
  placing: ReturnType<typeof usePlaceOrder>
  sent: string
  offer: RampOfferView | undefined
}

function Place({ placing: { state, place }, from, sent, offer, onRefused }: PlaceProps) {
  const { t } = useTranslation('exchange')
  const label = usePlaceLabel(from, sent, offer)
  if (state.kind === 'failed' && isDenied(state.failure)) return <DeniedOrder />
  const isPlacing = state.kind === 'placing'
  const isOwnAccount = offer ? from.isFiat && isTransfer(offer) : paysFromOwnAccount(from)
  const accountField = from.isFiat ? 'userRefundAddress' : 'addressTo'
  return (
    <>
      <p className={styles.fine}>{t('review.checks')}</p>
      {isOwnAccount && <p className={styles.fine}>{t('recipient.payFromOwn')}</p>}
      <div className={styles.place}>
        {state.kind === 'failed' && <OrderError {...{ state, onRefused, accountField }} />}
        <AgreeToTerms />
        <Button size="large" wide busy={isPlacing} onClick={place}>
          {isPlacing ? t('review.placing') : state.kind === 'failed' ? t('review.again') : label}
        </Button>
      </div>
    </>
  )
}

function usePlaceLabel(from: Currency, sent: string, offer: RampOfferView | undefined): string {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const amount = `${fullAmount(sent, intl)}\u00a0${from.symbolFront}`
  if (!from.isFiat) return t('review.place', { amount })
  return isTransfer(offer) ? t('review.placeTransfer', { amount }) : t('review.placePay', { amount })
}

type LoadedProps = {
  ramps: ReturnType<typeof useRampReview>
  offer: RampOfferView
  from: Currency
  to: Currency
}

function LoadedRampReview({ ramps: { Component, hasFailed, want }, ...rest }: LoadedProps) {
  const failureText = useFailureText()
  if (Component) return <Component {...rest} />
  return hasFailed ? <RetryCallout title={failureText({ kind: 'unreachable' })} onAgain={want} /> : null
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
