import type { ReactNode } from 'react'
import type { Currency } from '@/domain/currency/currency'
import type { SavedAddress } from '@/contract/programmes'
import { MAX_LABEL_LENGTH } from '@/domain/address/savedAddress'
import { useTranslation } from '@/i18n/useTranslation'
import { AddressField } from '@/ui/address/AddressField'
import { ExtraIdField } from '@/ui/address/ExtraIdField'
import { ResolvedName } from '@/ui/address/ResolvedName'
import { Button } from '@/ui/form/Button'
import { SubmitError } from '@/ui/form/SubmitError'
import { TextField } from '@/ui/form/TextField'
import { ValidatedForm } from '@/ui/form/ValidatedForm'
import styles from './SavedAddresses.module.css'
import { useNewAddress } from './useNewAddress'

type Props = {
  currency: Currency
  choice: ReactNode
  onAdded: (address: SavedAddress) => void
  onCancel: () => void
}

export function NewAddressForm({ currency, choice, onAdded, onCancel }: Props) {
  const { t } = useTranslation(['customer_account', 'exchange'])
  const entry = useNewAddress(currency, onAdded)
  return (
    <ValidatedForm className={styles.form} label={t('addresses.add')} onTry={entry.save}>
      {choice}
      <Fields currency={currency} entry={entry} />
      {entry.failure && (
        <SubmitError
          failure={entry.failure}
          fields={t('addresses.refused')}
          uncertain={t('addresses.uncertain')}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={entry.isSaving || !entry.isChecked}>
          {t(entry.isSaving ? 'addresses.saving' : 'addresses.save')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('addresses.cancel')}
        </Button>
      </div>
    </ValidatedForm>
  )
}

type FieldsProps = { currency: Currency; entry: ReturnType<typeof useNewAddress> }

function Fields({ currency, entry }: FieldsProps) {
  const { t } = useTranslation(['customer_account', 'exchange'])
  const { typed, type, check, hasTried } = entry
  const wrongLabel = entry.labelProblem === 'labelTooLong' ? 'labelTooLong' : 'labelEmpty'
  return (
    <>
      <TextField
        label={t('addresses.label')}
        hint={t('addresses.labelHint')}
        value={typed.label}
        autoCapitalize="sentences"
        autoFocus
        onChange={({ target }) => type({ label: target.value })}
        error={
          hasTried && entry.labelProblem && t(`addresses.problem.${wrongLabel}`, { count: MAX_LABEL_LENGTH })
        }
      />
      <AddressField
        currency={currency}
        label={t('exchange:recipient.address', { ticker: currency.symbolFront })}
        value={typed.address}
        check={check}
        problem={entry.addressProblem}
        showAll={hasTried}
        onChange={(address) => type({ address })}
        onExtraId={(extraId) => type({ extraId, needsNoExtraId: false })}
      />
      <ResolvedName
        currency={currency}
        lookup={entry.lookup}
        chosen={typed.addressName && t('exchange:recipient.name', { name: typed.addressName })}
        onChoose={(address, addressName) => type({ address, addressName })}
      />
      <ExtraIdField
        currency={currency}
        value={typed.extraId}
        needsNone={typed.needsNoExtraId}
        carried={check.carried}
        problem={entry.extraIdProblem}
        showAll={hasTried}
        onChange={(extraId) => type({ extraId })}
        onNeedsNone={(needsNoExtraId) => type({ needsNoExtraId, extraId: '' })}
      />
    </>
  )
}
