import { useState } from 'react'
import { shortAddress } from '@/domain/wallet/wallet'
import { walletFailureOf } from '@/domain/wallet/walletFailure'
import { settingsOf } from '@/domain/wallet/walletSettings'
import { useTranslation } from '@/i18n/useTranslation'
import { signMessage } from '@/integrations/wallet/signMessage'
import { useMutation } from '@/query/useMutation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { FillFromWallet } from './FillFromWallet'
import { useWalletFailureText } from './useWalletFailureText'
import { WithWalletTexts } from './WithWalletTexts'

type Props = {
  message: string
  address: string
  isOpen: boolean
  onSigned: (signature: string) => void
  onClose: () => void
}

/** Connects a wallet where none is, and has it sign. */
export function SignFromWallet({ message, address, isOpen, onSigned, onClose }: Props) {
  const { t } = useTranslation('exchange-status')
  const site = useAppSelector(selectSite)
  const [other, setOther] = useState<string | null>(null)
  const { failure, mutate } = useMutation(
    async () => {
      try {
        onSigned(await signMessage(settingsOf(site), message, address))
      } finally {
        onClose()
      }
    },
    { readFailure: walletFailureOf },
  )
  const sign = (account: string) => {
    const isOther = account.toLowerCase() !== address.toLowerCase()
    setOther(isOther ? account : null)
    if (isOther) onClose()
    else void mutate()
  }
  return (
    <WithWalletTexts>
      {/* Its wallet stays connected, so that it is not chosen again. */}
      {isOpen && <FillFromWallet network="eth" onAddress={sign} onClose={() => undefined} />}
      {other && <p role="alert">{t('ramp.sign.other', { account: shortAddress(other) })}</p>}
      {failure && !other && <WalletAlert failure={failure} />}
    </WithWalletTexts>
  )
}

function WalletAlert({ failure }: { failure: ReturnType<typeof walletFailureOf> }) {
  const text = useWalletFailureText()
  return <p role="alert">{text(failure)}</p>
}
