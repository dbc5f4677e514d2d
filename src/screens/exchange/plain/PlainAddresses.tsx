import type { Currency } from '@/domain/currency/currency'
import { paysOutToOwnAccount } from '@/domain/currency/ownAccount'
import { type RecipientNeeds, recipientNeeds } from '@/domain/ramp/recipientNeeds'
import { ReviewAmounts } from '@/features/review/ReviewAmounts'
import { useRefundTerms } from '@/i18n/useRefundTerms'
import { useTranslation } from '@/i18n/useTranslation'
import { Button, ButtonLink } from '@/ui/form/Button'
import { Custody } from '@/ui/currency/Custody'
import { amountsOf } from './amountsOf'
import type { PlainQuoted, PlainStep } from './PlainStep'
import type { PaymentWords } from './PaymentWords'
import { PlainAddressField } from './PlainAddressField'
import { PlainExtraIdField } from './PlainExtraIdField'
import { PlainFaults, problemOf } from './PlainFaults'
import { amountQuery, OF_AMOUNT, OF_RAMP } from './PlainForm'
import { PlainPromo } from './PlainPromo'
import { PlainRampFields } from './PlainRampFields'
import { PlainRampName } from './PlainRampName'
import { PlainHidden } from './PlainHidden'
import styles from './Plain.module.css'
import type { Pair } from './requestOfForm'
import { usePlainAction, usePlainPath } from './usePlainAction'

type Props = {
  shown: Extract<PlainStep, { step: 'address' }>
  pair: Pair
  /** Of a payment request, where nobody changes who gets it. */
  words?: PaymentWords | undefined
}

const PAYOUT = ['addressTo', 'extraIdTo'] as const
const REFUND = ['userRefundAddress', 'userRefundExtraId'] as const

/** By POST from here on: addresses stay out of addresses of pages. */
export function PlainAddresses({ shown, pair, words }: Props) {
  const { t } = useTranslation('exchange')
  const action = usePlainAction()
  const path = usePlainPath()
  const { form, quoted } = shown
  const { provider, ramp: offer } = quoted.estimate
  const needs = needsOf(quoted, pair.from)
  return (
    <form className={styles.form} action={action} method="post" autoComplete="off">
      <PlainFaults shown={shown} pair={pair} fields={words ? REFUND : [...PAYOUT, ...REFUND]} />
      <PlainHidden form={form} names={[...OF_AMOUNT, ...OF_RAMP]} />
      <ReviewAmounts
        gotName={words?.got}
        {...pair}
        {...amountsOf(quoted)}
        isFixed={offer ? !offer.isEstimate : quoted.request.fixed}
      />
      {offer && <PlainRampName offer={offer} />}
      {provider && (
        <p className={styles.fine}>
          <Custody provider={provider} />
        </p>
      )}
      {!words && needs?.hasPayout !== false && <Payout shown={shown} currency={pair.to} />}
      {needs?.hasRefund !== false && <Refund shown={shown} currency={pair.from} needs={needs} />}
      {offer && needs && <PlainRampFields {...{ shown, offer, needs }} />}
      <PlainPromo value={form.promoCode} problem={shown.promo ?? null} />
      <div className={styles.ways}>
        <Button type="submit" name="step" value="review" size="large">
          {words?.review ?? t('form.review')}
        </Button>{' '}
        <ButtonLink href={`${path}?${amountQuery(form).toString()}`} look="quiet" prefetch={false}>
          {t('form.change')}
        </ButtonLink>
      </div>
    </form>
  )
}

/** Null of an exchange of coins. */
const needsOf = ({ estimate: { ramp } }: PlainQuoted, from: Currency): RecipientNeeds | null =>
  ramp ? recipientNeeds(from.isFiat ? 'buy' : 'sell', ramp.needs) : null

type PartProps = { shown: Props['shown']; currency: Currency }

function Payout({ shown, currency }: PartProps) {
  const { form, judged } = shown
  const { t } = useTranslation('exchange')
  const ticker = currency.symbolFront
  return (
    <fieldset className={styles.group}>
      <legend>{t('recipient.legend', { ticker })}</legend>
      <PlainAddressField
        name="addressTo"
        currency={currency}
        label={t(currency.isFiat ? 'recipient.account' : 'recipient.address', { ticker })}
        value={form.addressTo}
        judged={judged?.to ?? null}
        problem={problemOf('addressTo', shown)}
        note={paysOutToOwnAccount(currency) ? t('recipient.ownAccount') : undefined}
        isRequired
      />
      <PlainExtraIdField
        names={['extraIdTo', 'notProvideMemo']}
        currency={currency}
        value={form.extraIdTo}
        needsNone={form.notProvideMemo !== ''}
        carried={judged?.to.carried}
        problem={problemOf('extraIdTo', shown)}
      />
    </fieldset>
  )
}

/** Of a purchase at a ramp it is the account that pays. */
function Refund({ shown, currency, needs }: PartProps & { needs: RecipientNeeds | null }) {
  const { form, judged, quoted } = shown
  const { t } = useTranslation(['exchange', 'ramps'])
  const isPayer = needs?.direction === 'buy'
  const ticker = currency.symbolFront
  const { provider } = quoted.estimate
  const isRequired = needs ? needs.isRefundRequired : (provider?.isRefundRequired ?? false)
  const terms = useRefundTerms(provider)
  const refundLabel = t(currency.isFiat ? 'recipient.refundAccount' : 'recipient.refundAddress', { ticker })
  const optionalHint = isRequired ? undefined : t('recipient.refundHint')
  return (
    <fieldset className={styles.group}>
      <legend>
        {isPayer
          ? t('ramps:recipient.payer')
          : t(isRequired ? 'recipient.refundLegendRequired' : 'recipient.refundLegend', { ticker })}
      </legend>
      <PlainAddressField
        name="userRefundAddress"
        currency={currency}
        label={isPayer ? t('recipient.account', { ticker }) : refundLabel}
        value={form.userRefundAddress}
        judged={judged?.refund ?? null}
        problem={problemOf('userRefundAddress', shown)}
        note={isPayer ? t('ramps:recipient.payerHint') : (terms ?? optionalHint)}
        isRequired={isRequired}
      />
      <PlainExtraIdField
        names={['userRefundExtraId', 'notProvideRefundMemo']}
        currency={currency}
        value={form.userRefundExtraId}
        needsNone={form.notProvideRefundMemo !== ''}
        carried={judged?.refund.carried}
        problem={problemOf('userRefundExtraId', shown)}
      />
    </fieldset>
  )
}
