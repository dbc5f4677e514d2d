import { useTranslation } from 'next-i18next/pages'
import { showAmount } from '@/domain/amount'
import type { Currency } from '@/domain/currency'
import type { Exchange } from '@/domain/exchange'
import { refusedFields } from '@/domain/failure'
import type { Estimate, QuoteQuestion } from '@/domain/quote'
import type { RecipientProblems } from '@/domain/recipientProblems'
import { useFailureText } from '@/i18n/useFailureText'
import { useLanguage } from '@/i18n/useLanguage'
import { selectDraft } from '@/store/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Facts } from '@/ui/Facts'
import { ChangedTerms } from './ChangedTerms'
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

const RECIPIENT_FIELDS = ['addressTo', 'extraIdTo', 'userRefundAddress', 'userRefundExtraId']

/** Everything once more before the order is placed, and the placing itself with all that may happen then. */
export function ReviewOrder({ question, estimate, from, to, onPlaced, onRefused }: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const draft = useAppSelector(selectDraft)
  const failureText = useFailureText()
  const { state, place, accept, dismiss } = usePlaceOrder(question, estimate, onPlaced)
  const failed = state.kind === 'failed' ? state : null
  const refused = refusedFields(failed?.failure ?? null)
  const hasRefusedFields = Object.keys(refused).some((field) => RECIPIENT_FIELDS.includes(field))

  const sent = question.reverse ? estimate.estimate : question.amount
  const got = question.reverse ? question.amount : estimate.estimate
  const withTicker = (amount: string, currency: Currency) =>
    `${showAmount(amount, intl, currency.fullInfo.precision)} ${currency.symbolFront}`
  const withExtra = (address: string, currency: Currency, extraId: string) => (
    <span className={styles.address}>
      {address}
      {currency.has_extra_id && (
        <small>
          {currency.extra_id}: {extraId || t('review.noExtra')}
        </small>
      )}
      {currency.fullInfo.network_name && (
        <small>{t('recipient.network', { network: currency.fullInfo.network_name })}</small>
      )}
    </span>
  )
  return (
    <section className={styles.review} aria-labelledby="review-title">
      <h2 id="review-title">{t('review.title')}</h2>
      <Facts
        rows={[
          [t('form.send'), withTicker(sent, from)],
          [t('form.get'), `${question.fixed ? '' : '≈ '}${withTicker(got, to)}`],
          [t('rate.legend'), t(question.fixed ? 'rate.fixedLong' : 'rate.floatingLong')],
          [t('review.recipient'), withExtra(draft.addressTo, to, draft.extraIdTo)],
          [
            t('review.refund'),
            draft.userRefundAddress
              ? withExtra(draft.userRefundAddress, from, draft.userRefundExtraId)
              : t('review.noRefund'),
          ],
        ]}
      />
      <p className={styles.fine}>{t('review.checks')}</p>
      {failed && (
        <Callout tone="bad" role="alert" title={failureText(failed.failure)}>
          {failed.isUncertain && <p>{t('review.uncertain')}</p>}
          {hasRefusedFields && (
            <Button look="outline" onClick={() => onRefused(refused as RecipientProblems)}>
              {t('review.change')}
            </Button>
          )}
        </Callout>
      )}
      <Button size="large" wide busy={state.kind === 'placing'} onClick={place}>
        {t(state.kind === 'placing' ? 'review.placing' : failed ? 'review.again' : 'review.place')}
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
