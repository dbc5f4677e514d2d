import { fieldAmount, fullAmount } from '@/domain/money/amount'
import { BTC_DECIMALS } from '@/domain/account/loyalty'
import type { AddressCurrency } from '@/domain/address/paymentCode'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useCurrency } from '@/store/currency/useCurrency'
import { AddressField } from '@/ui/address/AddressField'
import { Button } from '@/ui/form/Button'
import { TextField } from '@/ui/form/TextField'
import { ValidatedForm } from '@/ui/form/ValidatedForm'
import type { Purse } from './purses'
import styles from './Withdrawals.module.css'
import type { WithdrawalForm } from './useWithdrawalForm'
import type { WithdrawalLimits } from './useWithdrawalTyping'

/** Until the catalogue has come. */
const BITCOIN: AddressCurrency = {
  network: 'btc',
  symbolFront: 'BTC',
  isFiat: false,
  validation_address: null,
  validation_extra: null,
  has_extra_id: false,
  fullInfo: { network_name: 'Bitcoin', contract_address: null, precision: BTC_DECIMALS },
}

type Props = { withdrawal: WithdrawalForm; limits: WithdrawalLimits }

export function WithdrawalFields({ purse, withdrawal, limits }: Props & { purse: Purse }) {
  const { t } = useTranslation(['customer_account', 'exchange', 'partners'])
  const bitcoin = useCurrency('btc-btc')
  const { typed, type, check, hasTried, addressProblem, amountProblem, isChecked } = withdrawal
  return (
    <ValidatedForm
      className={styles.form}
      label={t(purse === 'cashback' ? 'payouts.form' : 'partners:payouts.form')}
      onTry={withdrawal.review}
    >
      <AmountField withdrawal={withdrawal} limits={limits} />
      <AddressField
        currency={bitcoin ?? BITCOIN}
        label={t('exchange:recipient.address', { ticker: 'BTC' })}
        value={typed.address}
        check={check}
        problem={addressProblem}
        showAll={hasTried}
        onChange={(address) => type({ address })}
      />
      <div>
        <Button
          type="submit"
          size="large"
          busy={!isChecked && !amountProblem && addressProblem === undefined}
        >
          {t('payouts.check')}
        </Button>
      </div>
    </ValidatedForm>
  )
}

function AmountField({ withdrawal, limits: { balanceBtc, minBtc } }: Props) {
  const { t } = useTranslation(['customer_account', 'exchange', 'reusable'])
  const { intl } = useLanguage()
  const { typed, type, hasTried, amountProblem, refusedAmount } = withdrawal
  const min = fullAmount(minBtc, intl)
  const balance = fullAmount(balanceBtc, intl)
  const error = () => {
    if (amountProblem === 'aboveBalance') return t('reusable:refusal.balance_too_low')
    if (amountProblem) {
      return t(`exchange:amount.${amountProblem}`, { amount: min, ticker: 'BTC', count: BTC_DECIMALS })
    }
    return refusedAmount && t(`reusable:refusal.${refusedAmount}`)
  }
  // Incomplete fields show nothing until the first try.
  const isShown = hasTried || (amountProblem === 'aboveBalance' && typed.amount !== '')
  return (
    <TextField
      label={t('payouts.amount')}
      hint={t('payouts.amountHint', { balance, min })}
      inputMode="decimal"
      value={typed.amount}
      onChange={({ target }) => type({ amount: target.value })}
      error={isShown && error()}
    >
      <Button
        look="quiet"
        size="small"
        aria-label={t('payouts.allLabel', { balance })}
        onClick={() => type({ amount: fieldAmount(balanceBtc, intl) })}
      >
        {t('payouts.all')}
      </Button>
    </TextField>
  )
}
