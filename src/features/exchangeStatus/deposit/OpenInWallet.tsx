import { useTranslation } from 'next-i18next/pages'
import { useEffect, useState } from 'react'
import { logFailure } from '@/browser/logFailure'
import type { Exchange } from '@/contract/exchanges'
import type { Currency } from '@/domain/currency/currency'
import { ButtonLink } from '@/ui/form/Button'

type Props = { exchange: Exchange; from: Currency }

/** A phone cannot scan the code on its own screen. */
export function OpenInWallet({ exchange, from }: Props) {
  const { t } = useTranslation('exchange-status')
  const [uri, setUri] = useState<string | null>(null)
  const { network, symbolFront, fullInfo } = from
  const { contract_address, precision } = fullInfo
  const { expectedAmountFrom: amount, extendedInfo } = exchange
  const { addressFrom, extraIdFrom } = extendedInfo
  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      // Loads the table of chains on demand.
      const { walletUri } = await import('@/domain/exchange/walletUri')
      const paid = { network, symbolFront, contract_address, precision }
      if (isCurrent) setUri(walletUri(paid, addressFrom, amount, extraIdFrom))
    }
    show().catch((error: unknown) => logFailure('link to a wallet', error))
    return () => void (isCurrent = false)
  }, [network, symbolFront, contract_address, precision, addressFrom, amount, extraIdFrom])
  if (!uri) return null
  return (
    <ButtonLink href={uri} size="large" wide prefetch={false}>
      {t('deposit.openWallet')}
    </ButtonLink>
  )
}
