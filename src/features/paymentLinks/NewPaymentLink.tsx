import { useState } from 'react'
import { makePaymentRequest } from '@/api/paymentRequests'
import type { PaymentRequest } from '@/contract/paymentRequests'
import { slugOf, tickerOf } from '@/domain/currency/currency'
import { amountUnits } from '@/domain/currency/amountUnits'
import { parseTyped } from '@/domain/money/typedAmount'
import {
  PAYMENT_LIFE_NAMES,
  PAYMENT_REFERENCE,
  PAYMENT_TITLE,
  PAYMENT_TOLERANCES,
} from '@/domain/payment/paymentRequest'
import { percentText } from '@/domain/money/percentText'
import { typedText } from '@/domain/text/typedText'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useForm } from '@/query/useForm'
import { invalidate } from '@/query/useQuery'
import { useAllCurrencies } from '@/store/currency/useAllCurrencies'
import { useAppStore } from '@/store/hooks'
import { selectCurrencies } from '@/store/slices/exchangeSlice'
import { Callout } from '@/ui/feedback/Callout'
import { CoinSelect } from '@/ui/currency/CoinSelect'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { Panel } from '@/ui/layout/Panel'
import { PAYMENT_LINKS } from './paymentLinksKey'
import styles from './PaymentLinks.module.css'
import { SharePaymentLink } from './SharePaymentLink'

export function NewPaymentLink() {
  const { t } = useTranslation('payments')
  const [made, setMade] = useState<PaymentRequest | null>(null)
  return (
    <Panel>
      <div className={styles.form}>
        <h2>{t('new.open')}</h2>
        <div role="status">
          {made && (
            <Callout tone="good" title={t('new.made')}>
              <SharePaymentLink request={made} />
            </Callout>
          )}
        </div>
        <Fields key={made?.id} onMade={setMade} />
      </div>
    </Panel>
  )
}

const FIELDS = [
  'title',
  'reference',
  'address',
  'extraId',
  'amount',
  'tolerancePercent',
  'life',
  'coin',
] as const

function Fields({ onMade }: { onMade: (request: PaymentRequest) => void }) {
  const { t } = useTranslation(['payments', 'credentials'])
  const { intl } = useLanguage()
  const { form, state, problems } = usePaymentForm(onMade)
  const problem = (field: string) =>
    problems[field] && t(`problem.${field}`, { max: field === 'title' ? PAYMENT_TITLE : PAYMENT_REFERENCE })
  return (
    <ScriptedForm {...form} aria-label={t('new.open')} without={t('credentials:noScripts')}>
      <TextField name="title" label={t('new.title')} hint={t('new.titleHint')} error={problem('title')} />
      <Destination problem={problem} />
      <SelectField
        name="life"
        label={t('new.life')}
        defaultValue="day"
        options={PAYMENT_LIFE_NAMES.map((life) => ({ value: life, label: t(`new.lives.${life}`) }))}
      />
      <SelectField
        name="tolerancePercent"
        label={t('new.tolerance')}
        defaultValue="0"
        options={PAYMENT_TOLERANCES.map((value) => ({ value, label: percentText(value, intl) }))}
      />
      <TextField
        name="reference"
        label={t('new.reference')}
        hint={t('new.referenceHint')}
        error={problem('reference')}
      />
      <CredentialsEnd state={state} label={t('new.send')} />
    </ScriptedForm>
  )
}

/** Which coin arrives where, and how much of it. */
function Destination({ problem }: { problem: (field: string) => string | undefined }) {
  const { t } = useTranslation('payments')
  const [coin, setCoin] = useState('')
  const currencies = useAllCurrencies().filter(({ enabled, isFiat }) => enabled && !isFiat)
  return (
    <>
      <CoinSelect
        currencies={currencies}
        name="coin"
        label={t('new.coin')}
        none={t('problem.ticker')}
        value={coin}
        onChoose={setCoin}
        error={problem('ticker')}
      />
      <TextField
        name="address"
        label={t('new.address')}
        hint={t('new.addressHint')}
        autoComplete="off"
        spellCheck={false}
        error={problem('address')}
      />
      <TextField name="extraId" label={t('new.extraId')} autoComplete="off" error={problem('extraId')} />
      <TextField
        name="amount"
        label={t('new.amount')}
        hint={t('new.amountHint')}
        inputMode="decimal"
        autoComplete="off"
        error={problem('amount')}
      />
    </>
  )
}

type Typed = Record<(typeof FIELDS)[number], string>

function usePaymentForm(onMade: (request: PaymentRequest) => void) {
  const store = useAppStore()
  const coinOf = (slug: string) => selectCurrencies(store.getState()).find((one) => slugOf(one) === slug)
  const amountIn = ({ amount, coin }: Typed) =>
    amount === '' ? '' : parseTyped(amount, amountUnits(coinOf(coin)))
  return useForm({
    read: (typed) => Object.fromEntries(FIELDS.map((name) => [name, typedText(typed, name).trim()])) as Typed,
    check: (typed) => ({
      title: typed.title === '' || typed.title.length > PAYMENT_TITLE ? 'length' : undefined,
      reference: typed.reference.length > PAYMENT_REFERENCE ? 'length' : undefined,
      ticker: coinOf(typed.coin) ? undefined : 'missing',
      address: typed.address === '' ? 'missing' : undefined,
      amount: amountIn(typed) === null ? 'unreadable' : undefined,
    }),
    send: async (typed) => {
      const { coin: slug, life, tolerancePercent, ...texts } = typed
      const coin = coinOf(slug)
      const made = await makePaymentRequest({
        ...{
          ...texts,
          amount: amountIn(typed) ?? '',
          ticker: coin ? tickerOf(coin) : '',
          network: coin?.network ?? '',
        },
        notProvideMemo: false,
        life: PAYMENT_LIFE_NAMES.find((name) => name === life) ?? 'day',
        tolerancePercent: PAYMENT_TOLERANCES.find((value) => value === tolerancePercent) ?? '0',
      })
      invalidate(PAYMENT_LINKS)
      onMade(made)
    },
  })
}
