import type { Exchange } from '@/contract/exchanges'
import type { Currency } from '@/domain/currency/currency'
import { walletUri } from '@/domain/exchange/walletUri'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/form/Button'

type Props = { exchange: Exchange; from: Currency }

/** A phone cannot scan the code on its own screen. */
export function OpenInWallet({ exchange, from }: Props) {
  const { t } = useTranslation('exchange-status')
  const { network, symbolFront, fullInfo } = from
  const { contract_address, precision } = fullInfo
  const { expectedAmountFrom: amount, extendedInfo } = exchange
  const paid = { network, symbolFront, contract_address, precision }
  const uri = walletUri(paid, extendedInfo.addressFrom, amount, extendedInfo.extraIdFrom)
  if (!uri) return null
  return (
    <ButtonLink href={uri} size="large" wide prefetch={false}>
      {t('deposit.openWallet')}
    </ButtonLink>
  )
}
