import { amountUnits } from '@/domain/currency/amountUnits'
import { slugOf } from '@/domain/currency/currency'
import { fullAmount, showAmount } from '@/domain/money/amount'
import { otherReading } from '@/domain/money/typedAmount'
import { brokenLimit } from '@/features/exchangeForm/amount/brokenLimit'
import { ReviewAmounts } from '@/features/review/ReviewAmounts'
import { useFailureText } from '@/i18n/useFailureText'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useExchangePath } from '@/store/useExchangePath'
import { Callout } from '@/ui/feedback/Callout'
import { Button, ButtonLink } from '@/ui/form/Button'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { PageLink } from '@/ui/layout/PageLink'
import { PLAIN_FORM_PATH } from '@/domain/site/plainPages'
import { CurrencySelect } from './CurrencySelect'
import type { PlainStep } from './PlainStep'
import { amountQuery } from './PlainForm'
import { PlainHidden } from './PlainHidden'
import { PlainPrice } from './PlainPrice'
import { PlainRampOffers } from './PlainRampOffers'
import { PlainRampPlace } from './PlainRampPlace'
import { amountsOf } from './amountsOf'
import styles from './Plain.module.css'
import type { Pair } from './requestOfForm'
import { usePlainAction } from './usePlainAction'

type Props = { shown: Extract<PlainStep, { step: 'amount' }>; pair: Pair }

/** What to exchange, and the rate of it. By GET: nothing of it is anyone's secret, and it can be linked to. */
export function PlainAmount({ shown, pair }: Props) {
  const { t } = useTranslation('exchange')
  const action = usePlainAction()
  const { form, quoted, ramps } = shown
  return (
    <>
      <form className={styles.form} action={action} autoComplete="off" aria-label={t('form.name')}>
        <PlainHidden form={form} names={['ref']} />
        <CurrencySelect name="from" label={t('form.send')} chosen={pair.from} hasRampFields />
        <CurrencySelect name="to" label={t('form.get')} chosen={pair.to} hasRampFields />
        <AmountField shown={shown} pair={pair} />
        <Kinds form={form} isByRamp={ramps !== undefined} />
        {ramps && <PlainRampPlace ramps={ramps} pair={pair} />}
        {quoted && !ramps && <Quote quoted={quoted} pair={pair} />}
        {ramps?.list && <PlainRampOffers list={ramps.list} form={form} quoted={quoted} pair={pair} />}
        <NoFiat shown={shown} pair={pair} />
        <Ways shown={shown} pair={pair} />
      </form>
      <AgainWithAddresses shown={shown} />
    </>
  )
}

/** Every offer needs the signature of a wallet, which this form cannot have. */
function NoFiat({ shown: { form, ramps }, pair: { from, to } }: Props) {
  const { t } = useTranslation('exchange')
  const path = useExchangePath()
  const offers = ramps?.list?.offers ?? []
  if (offers.length === 0 || !offers.every(({ needs }) => needs.includes('signature'))) return null
  const query = new URLSearchParams({ from: slugOf(from), to: slugOf(to), amount: form.amount })
  return (
    <Callout>
      <p>{t('plain.fiat')}</p>
      <p>
        <PageLink href={`${path}?${query.toString()}`}>{t('plain.openForm')}</PageLink>
      </p>
    </Callout>
  )
}

/** Which side the amount is of, and which rate. */
function Kinds({ form, isByRamp }: Pick<Props['shown'], 'form'> & { isByRamp: boolean }) {
  const { t } = useTranslation('exchange')
  return (
    <>
      <SelectField
        name="side"
        label={t('plain.side')}
        defaultValue={form.side === 'to' ? 'to' : 'from'}
        options={[
          { value: 'from', label: t('form.send') },
          { value: 'to', label: t('form.get') },
        ]}
      />
      {!isByRamp && (
        <SelectField
          name="fixed"
          label={t('rate.legend')}
          defaultValue={form.fixed === 'true' ? 'true' : 'false'}
          options={[
            { value: 'false', label: t('rate.floating') },
            { value: 'true', label: t('rate.fixed') },
          ]}
        />
      )}
    </>
  )
}

function Ways({ shown: { form, quoted }, pair: { from, to } }: Props) {
  const { t } = useTranslation('exchange')
  const swapped = amountQuery({ ...form, method: '', offer: '' })
  swapped.set('from', slugOf(to))
  swapped.set('to', slugOf(from))
  return (
    <div className={styles.ways}>
      <div className={styles.way}>
        <Button type="submit" look={quoted ? 'outline' : 'primary'} size="large">
          {t('plain.rate')}
        </Button>
      </div>
      {quoted && (
        <div className={styles.way}>
          <Button type="submit" name="step" value="address" size="large">
            {t('form.next')}
          </Button>
        </div>
      )}
      <ButtonLink href={`${PLAIN_FORM_PATH}?${swapped.toString()}`} look="quiet" prefetch={false}>
        {t('form.swap')}
      </ButtonLink>
    </div>
  )
}

function Quote({ quoted, pair }: { quoted: NonNullable<Props['shown']['quoted']>; pair: Pair }) {
  return (
    <>
      <ReviewAmounts {...pair} {...amountsOf(quoted)} isFixed={quoted.request.fixed} />
      <PlainPrice quoted={quoted} pair={pair} />
    </>
  )
}

function AmountField({ shown, pair }: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const failureText = useFailureText()
  const { form, quoted, problem } = shown
  const currency = form.side === 'to' ? pair.to : pair.from
  const ticker = currency.symbolFront
  const { min: least, max: most } = quoted?.estimate ?? { min: '0', max: null }
  // Not every ramp names them.
  const hasLimits = !shown.ramps || least !== '0' || most !== null
  const other = otherReading(form.amount, intl, amountUnits(currency))
  return (
    <TextField
      name="amount"
      label={t('flow.amount')}
      defaultValue={form.amount}
      inputMode="decimal"
      maxLength={64}
      hint={quoted && hasLimits && limitsText()}
      caution={
        quoted && other
          ? t('amount.readAs', { amount: fullAmount(quoted.request.amount, intl), ticker })
          : undefined
      }
      error={problem && problemText()}
    />
  )

  function limitsText() {
    const limits = { min: showAmount(least, intl), max: showAmount(most, intl), ticker }
    return t(most ? 'amount.range' : 'amount.min', limits)
  }

  function problemText() {
    if (!problem) return undefined
    if (typeof problem === 'string')
      return t(`amount.${problem}`, { ticker, count: currency.fullInfo.precision })
    const limit = brokenLimit(problem)
    if (!limit) return failureText(problem)
    return t(limit.isLow ? 'amount.belowMin' : 'amount.aboveMax', {
      amount: fullAmount(limit.amount, intl),
      ticker,
    })
  }
}

/** The rate could not be had once the addresses were entered: they are not lost. */
function AgainWithAddresses({ shown: { form, problem } }: Pick<Props, 'shown'>) {
  const { t } = useTranslation('exchange')
  const action = usePlainAction()
  if (problem === null || form.addressTo === '') return null
  const names = Object.keys(form) as (keyof typeof form)[]
  return (
    <form className={styles.form} action={action} method="post">
      <PlainHidden form={form} names={names} />
      <Button type="submit" look="outline">
        {t('form.retry')}
      </Button>
    </form>
  )
}
