import type { WalletFailure } from '@/domain/wallet/walletFailure'
import { useTranslation } from '@/i18n/useTranslation'

export function useWalletFailureText(): (failure: WalletFailure) => string {
  const { t } = useTranslation('wallet-menu')
  return ({ kind, values }) => t(`failure.${kind}`, { ...values })
}
