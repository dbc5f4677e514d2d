import { slugOf } from '@/domain/currency/currency'
import type { SavedAddress } from '@/contract/programmes'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useTranslation } from '@/i18n/useTranslation'
import { useCurrency } from '@/store/currency/useCurrency'
import { Destination } from '@/ui/currency/Destination'
import { RemoveAddress } from './RemoveAddress'
import styles from './SavedAddresses.module.css'

type Props = { address: SavedAddress; onRemoved: () => void }

export function AddressEntry({ address, onRemoved }: Props) {
  const { t } = useTranslation(['customer_account', 'exchange'])
  const { withKind } = useExtraIdKind()
  const { label, ticker, network, extraId } = address
  const currency = useCurrency(slugOf({ symbolFront: ticker, network }))
  const networkName = currency?.fullInfo.network_name ?? network.toUpperCase()
  return (
    <li className={styles.entry}>
      <div>
        <h3 className={styles.label}>
          {label} <small>{currency?.symbolFront ?? ticker.toUpperCase()}</small>
        </h3>
        <Destination
          address={address.address}
          notes={[
            extraId &&
              withKind(currency?.extra_id ?? t('addresses.memo'), (kind) =>
                t('exchange:review.extra', { kind, value: extraId }),
              ),
            networkName && t('exchange:recipient.network', { network: networkName }),
          ]}
        />
      </div>
      <RemoveAddress address={address} onRemoved={onRemoved} />
    </li>
  )
}
