import { useTranslation } from 'next-i18next/pages'
import type { WalletFailure } from '@/domain/wallet/walletFailure'

export function useWalletFailureText(): (failure: WalletFailure) => string {
  const { t } = useTranslation('wallet-menu')
  return ({ kind, values }) => t(`failure.${kind}`, { ...values })
}
