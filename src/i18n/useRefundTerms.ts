import type { RefundTerms } from '@/domain/exchange/refundTerms'
import { useTranslation } from './useTranslation'

type Offering = { name: string; refunds?: RefundTerms | undefined }

/** What the offer in hand promises about refunds; null where its provider does not say. */
export function useRefundTerms(provider: Offering | null | undefined): string | null {
  const { t } = useTranslation('exchange')
  return provider?.refunds ? t(`refunds.${provider.refunds}`, { provider: provider.name }) : null
}
