import { paths } from '@/config/paths'
import { paysFromOwnAccount } from '@/domain/currency/ownAccount'
import { fullAmount } from '@/domain/money/amount'
import { isDenied, isUncertain, type Failure } from '@/domain/text/failure'
import { DeniedOrder } from '@/features/review/DeniedOrder'
import { OrderDetails } from '@/features/review/OrderDetails'
import { isTransfer } from '@/features/review/isTransfer'
import { RampReview } from '@/features/review/RampReview'
import { ReviewAmounts } from '@/features/review/ReviewAmounts'
import { useFailureText } from '@/i18n/useFailureText'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'
import { PageLink } from '@/ui/layout/PageLink'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { addressCaution } from './addressCaution'
import { amountsOf } from './amountsOf'
import type { PaymentWords } from './PaymentWords'
import type { PlainStep } from './PlainStep'
import { PlainHidden } from './PlainHidden'
import { PlainPrice } from './PlainPrice'
import styles from './Plain.module.css'
import type { Pair } from './requestOfForm'
import { usePlainAction } from './usePlainAction'

type Props = {
  shown: Extract<PlainStep, { step: 'review' }>
  pair: Pair
  words?: PaymentWords | undefined
  /** Of a signed-in visitor. */
  formToken?: string
}

export function PlainReview({ shown, pair, words, formToken }: Props) {
  const { t } = useTranslation('exchange')
  const { quoted, failure } = shown
  const { ramp: offer } = quoted.estimate
  return (
    <section className={styles.form} aria-labelledby="review-title">
      <h2 id="review-title">{words?.title ?? t('review.title')}</h2>
      <Changed shown={shown} pair={pair} />
      <ReviewAmounts
        gotName={words?.got}
        {...pair}
        {...amountsOf(quoted)}
        isFixed={offer ? !offer.isEstimate : quoted.request.fixed}
      />
      <PlainPrice quoted={quoted} pair={pair} gotName={words?.got} />
      {offer ? <RampReview offer={offer} {...pair} /> : <OrderDetails {...quoted} {...pair} />}
      <Cautions shown={shown} pair={pair} />
      {failure && isDenied(failure) ? <DeniedOrder /> : <Place {...{ shown, pair, words, formToken }} />}
    </section>
  )
}

/** The terms are others than those that were reviewed. */
function Changed({ shown: { changed, quoted }, pair }: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  if (!changed) return null
  const { reverse } = quoted.request
  const { symbolFront } = reverse ? pair.from : pair.to
  const show = (amount: string) => `${fullAmount(amount, intl)} ${symbolFront}`
  return (
    <Callout role="alert" title={t(changed.hasExpired ? 'changed.expired' : 'changed.title')}>
      <p>{t(reverse ? 'changed.send' : 'changed.get')}</p>
      <DescriptionList
        rows={[
          [t('changed.before'), show(changed.before)],
          [t('changed.now'), show(quoted.estimate.estimate)],
        ]}
      />
    </Callout>
  )
}

function Cautions({ shown: { judged }, pair }: Props) {
  const { t } = useTranslation('exchange')
  const cautions = [
    addressCaution(t, judged.to, pair.to.fullInfo.network_name),
    addressCaution(t, judged.refund, pair.from.fullInfo.network_name),
  ].filter((caution) => caution !== undefined)
  if (cautions.length === 0) return null
  return (
    <Callout>
      {[...new Set(cautions)].map((caution) => (
        <p key={caution}>{caution}</p>
      ))}
    </Callout>
  )
}

function Place({ shown, pair, words, formToken }: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const action = usePlainAction()
  const { form, quoted, failure, changed } = shown
  const names = (Object.keys(form) as (keyof typeof form)[]).filter((name) => name !== 'step')
  const amount = `${fullAmount(amountsOf(quoted).sent, intl)}\u00a0${pair.from.symbolFront}`
  const { ramp: offer } = quoted.estimate
  const toPay = isTransfer(offer) ? 'review.placeTransfer' : 'review.placePay'
  const place = words?.place(amount) ?? t(pair.from.isFiat ? toPay : 'review.place', { amount })
  const label = changed ? t('changed.accept') : failure ? t('review.again') : place
  const isOwnAccount = offer ? pair.from.isFiat && isTransfer(offer) : paysFromOwnAccount(pair.from)
  return (
    <>
      <p className={styles.fine}>{t('review.checks')}</p>
      {isOwnAccount && <p className={styles.fine}>{t('recipient.payFromOwn')}</p>}
      {failure && <NotPlaced failure={failure} />}
      <form className={styles.form} action={action} method="post">
        <PlainHidden form={form} names={names} />
        {formToken && <input type="hidden" name="formToken" value={formToken} />}
        <p className={styles.fine}>
          <PageLink href={paths.termsOfUse} target="_blank">
            {t('review.terms')}
          </PageLink>
        </p>
        <Button type="submit" name="step" value="order" size="large" wide>
          {label}
        </Button>{' '}
        <Button type="submit" name="step" value="address" look="quiet">
          {t('form.back')}
        </Button>
      </form>
    </>
  )
}

function NotPlaced({ failure }: { failure: Failure }) {
  const { t } = useTranslation('exchange')
  const failureText = useFailureText()
  return (
    <Callout tone="bad" role="alert" title={failureText(failure)}>
      {isUncertain(failure) && <p>{t('review.uncertain')}</p>}
    </Callout>
  )
}
