import { showBtc } from '@/domain/money/btcAmount'
import type { Payout } from '@/contract/programmes'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useCurrency } from '@/store/currency/useCurrency'
import { GroupedText } from '@/ui/address/GroupedText'
import { CardTable } from '@/ui/table/CardTable'
import { ExplorerLink } from '@/ui/currency/ExplorerLink'
import { WithdrawalSteps } from './WithdrawalSteps'

type Props = { payouts: Payout[]; busy: boolean }

export function WithdrawalRows({ payouts, busy }: Props) {
  const { t } = useTranslation(['customer_account', 'exchange-status'])
  const { intl } = useLanguage()
  const pattern = useCurrency('btc-btc')?.tx_explorer ?? ''
  return (
    <CardTable
      caption={t('payouts.list')}
      busy={busy}
      columns={[
        { name: t('payouts.amount') },
        { name: t('payouts.state') },
        { name: t('payouts.address') },
        { name: t('payouts.tx') },
      ]}
      rows={payouts.map((payout) => ({
        key: payout.id,
        cells: [
          showBtc(payout.amountBtc, intl),
          <WithdrawalSteps key="steps" payout={payout} />,
          <GroupedText key="address">{payout.address}</GroupedText>,
          payout.tx ? (
            <ExplorerLink
              key="tx"
              hash={payout.tx}
              pattern={pattern}
              opens={t('exchange-status:outcome.opens')}
            />
          ) : (
            t(payout.state === 'failed' ? 'payouts.noTx' : 'payouts.txLater')
          ),
        ],
      }))}
    />
  )
}
