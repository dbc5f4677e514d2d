import { useFocusFirstError } from '@/browser/page/useFocusFirstError'
import { useIsBrowser } from '@/browser/page/useIsBrowser'
import type { Currency } from '@/domain/currency/currency'
import { percentText } from '@/domain/money/percentText'
import {
  PAYMENT_LIFE_NAMES,
  PAYMENT_REFERENCE,
  PAYMENT_TITLE,
  PAYMENT_TOLERANCES,
} from '@/domain/payment/paymentRequest'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { selectCurrenciesStatus } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { AddressField } from '@/ui/address/AddressField'
import { ExtraIdField } from '@/ui/address/ExtraIdField'
import { Button } from '@/ui/form/Button'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { CurrencyChoice } from '@/ui/picker/CurrencyChoice'
import styles from './PaymentLinks.module.css'
import type { NewLink } from './useNewPaymentLink'

type Props = {
  link: NewLink
  currency: Currency
  currencies: Currency[]
  onCoin: (slug: string) => void
}

export function PaymentLinkFields(props: Props) {
  const { t } = useTranslation(['payments', 'credentials'])
  const { form, tried } = useFocusFirstError()
  const { typed, type, hasTried, problemOf, review, isChecked } = props.link
  const isBrowser = useIsBrowser()
  return (
    <ScriptedForm
      ref={form}
      noValidate
      aria-label={t('new.open')}
      without={t('credentials:noScripts')}
      onSubmit={(event) => {
        event.preventDefault()
        review()
        tried()
      }}
    >
      <TextField
        label={t('new.title')}
        hint={t('new.titleHint')}
        value={typed.title}
        autoCapitalize="sentences"
        onChange={({ target }) => type({ title: target.value })}
        error={hasTried && problemOf('title') && t('problem.title', { max: PAYMENT_TITLE })}
      />
      <Destination {...props} />
      <Terms {...props} />
      <TextField
        label={t('new.reference')}
        hint={t('new.referenceHint')}
        value={typed.reference}
        onChange={({ target }) => type({ reference: target.value })}
        error={hasTried && problemOf('reference') && t('problem.reference', { max: PAYMENT_REFERENCE })}
      />
      <div className={styles.wide}>
        <Button type={isBrowser ? 'submit' : 'button'} size="large" wide busy={!isChecked}>
          {t('new.review')}
        </Button>
      </div>
    </ScriptedForm>
  )
}

/** Which coin arrives where. */
function Destination({ link, currency, currencies, onCoin }: Props) {
  const { t } = useTranslation('payments')
  const isLoading = useAppSelector(selectCurrenciesStatus) === 'request'
  const { typed, type, check, hasTried, problemOf } = link
  return (
    <>
      <CurrencyChoice label={t('new.coin')} {...{ currency, currencies, isLoading }} onChoose={onCoin} />
      <div className={styles.wide}>
        <AddressField
          currency={currency}
          label={t('new.address')}
          note={t('new.addressHint')}
          value={typed.address}
          check={check}
          problem={problemOf('address')}
          showAll={hasTried}
          isRequired
          onChange={(address) => type({ address })}
          onExtraId={(extraId) => type({ extraId, notProvideMemo: false })}
          onAmount={(amount) => type({ amount })}
        />
      </div>
      <ExtraIdField
        currency={currency}
        value={typed.extraId}
        needsNone={typed.notProvideMemo}
        carried={check.carried}
        problem={problemOf('extraId')}
        showAll={hasTried}
        onChange={(extraId) => type({ extraId })}
        onNeedsNone={(notProvideMemo) => type({ notProvideMemo, extraId: '' })}
      />
    </>
  )
}

/** How much is received, and how strictly. */
function Terms({ link: { typed, type, hasTried, problemOf } }: Props) {
  const { t } = useTranslation('payments')
  const { intl } = useLanguage()
  return (
    <>
      <TextField
        label={t('new.amount')}
        hint={t('new.amountHint')}
        inputMode="decimal"
        autoComplete="off"
        value={typed.amount}
        onChange={({ target }) => type({ amount: target.value })}
        error={hasTried && problemOf('amount') && t('problem.amount')}
      />
      <SelectField
        label={t('new.life')}
        value={typed.life}
        options={PAYMENT_LIFE_NAMES.map((life) => ({ value: life, label: t(`new.lives.${life}`) }))}
        onChange={({ target }) => type({ life: PAYMENT_LIFE_NAMES.find((one) => one === target.value) })}
      />
      <SelectField
        label={t('new.tolerance')}
        value={typed.tolerancePercent}
        options={PAYMENT_TOLERANCES.map((value) => ({ value, label: percentText(value, intl) }))}
        onChange={({ target }) =>
          type({ tolerancePercent: PAYMENT_TOLERANCES.find((one) => one === target.value) })
        }
      />
    </>
  )
}
