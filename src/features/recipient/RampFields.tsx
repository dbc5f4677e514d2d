import { useEffect, useId } from 'react'
import type { RampOfferView } from '@/contract/ramps'
import type { Currency } from '@/domain/currency/currency'
import type { AccountOwner } from '@/domain/ramp/accountOwner'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { recipientTyped } from '@/store/slices/exchangeSlice'
import { selectRampOptions, selectRampPlace } from '@/store/slices/rampSlice'
import { AddressField } from '@/ui/address/AddressField'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import styles from './RecipientFields.module.css'
import type { RecipientState } from './useRecipientState'

type Props = { offer: RampOfferView; from: Currency; state: RecipientState; showAll: boolean }

/** What the offer needs besides an address: nothing more is requested of anybody. */
export function RampFields({ offer, from, state, showAll }: Props) {
  const { t } = useTranslation('ramps')
  const { needs } = state
  const ramp = offer.ramp.name
  if (!needs) return null
  return (
    <>
      {needs.signature && <p>{t('recipient.sign', { ramp })}</p>}
      {!needs.hasPayout && (
        <div>
          <p className={styles.title}>{t('recipient.atRamp')}</p>
          <p>{t('recipient.atRampText', { ramp })}</p>
        </div>
      )}
      {needs.direction === 'buy' && needs.hasRefund && <Payer {...{ from, state, showAll }} />}
      {needs.owner && <Owner {...{ ramp, state, showAll }} />}
      {needs.email && <Email {...{ ramp, state, showAll }} />}
    </>
  )
}

function Payer({ from, state, showAll }: Omit<Props, 'offer'>) {
  const { t } = useTranslation(['ramps', 'exchange'])
  const dispatch = useAppDispatch()
  return (
    <fieldset className={styles.group}>
      <legend>{t('recipient.payer')}</legend>
      <AddressField
        currency={from}
        label={t('exchange:recipient.account', { ticker: from.symbolFront })}
        value={state.draft.userRefundAddress}
        check={state.refundCheck}
        problem={state.problemOf('userRefundAddress')}
        showAll={showAll}
        onChange={(userRefundAddress) => dispatch(recipientTyped({ userRefundAddress }))}
        note={t('recipient.payerHint')}
        isRequired
      />
    </fieldset>
  )
}

type PersonProps = { ramp: string; state: RecipientState; showAll: boolean }

const PARTS = [
  ['name', 'name'],
  ['street', 'address-line1'],
  ['buildingNumber', 'off'],
  ['postCode', 'postal-code'],
  ['town', 'address-level2'],
] as const

const LONGEST = 70

function Owner({ ramp, state, showAll }: PersonProps) {
  const { t } = useTranslation(['ramps', 'reusable'])
  const dispatch = useAppDispatch()
  const hint = useId()
  const { owner } = state.draft
  const countries = useCountries()
  const { country } = useAppSelector(selectRampPlace)
  const type = (typed: Partial<AccountOwner>) => dispatch(recipientTyped({ owner: { ...owner, ...typed } }))
  useEffect(() => {
    if (owner.country === '' && country !== '') dispatch(recipientTyped({ owner: { ...owner, country } }))
  }, [dispatch, owner, country])
  const isMissing = (part: string) => showAll && part.trim() === ''
  return (
    <fieldset className={styles.group} aria-describedby={hint}>
      <legend>{t('recipient.owner')}</legend>
      <p id={hint}>{t('recipient.ownerHint', { ramp })}</p>
      {PARTS.map(([part, autoComplete]) => (
        <TextField
          key={part}
          label={t(`recipient.${part}`)}
          autoComplete={autoComplete}
          value={owner[part]}
          maxLength={LONGEST}
          required
          error={isMissing(owner[part]) && t('recipient.required')}
          onChange={({ target }) => type({ [part]: target.value })}
        />
      ))}
      <SelectField
        label={t('recipient.country')}
        value={owner.country}
        onChange={({ target }) => type({ country: target.value })}
        options={countries}
      />
      <p role="alert">
        {state.problemOf('owner') && !Object.values(owner).some(isMissing) && showAll
          ? t('reusable:refusal.account_owner_invalid')
          : ''}
      </p>
    </fieldset>
  )
}

function useCountries() {
  const { intl } = useLanguage()
  const options = useAppSelector(selectRampOptions)
  const names = new Intl.DisplayNames([intl], { type: 'region' })
  return (options?.countries ?? [])
    .map(({ code }) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((one, other) => one.label.localeCompare(other.label, intl))
}

function Email({ ramp, state, showAll }: PersonProps) {
  const { t } = useTranslation(['ramps', 'reusable'])
  const dispatch = useAppDispatch()
  const problem = state.problemOf('unregEmail')
  return (
    <TextField
      label={t('recipient.email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      hint={t('recipient.emailHint', { ramp })}
      value={state.draft.unregEmail}
      error={showAll && problem && t(`reusable:refusal.${problem}`)}
      onChange={({ target }) => dispatch(recipientTyped({ unregEmail: target.value }))}
    />
  )
}
