import { useTranslation } from 'next-i18next/pages'
import type { Exchange } from '@/contract/exchanges'

/** What the status means: of a live exchange it is its provider who does it, and of one that was never made nobody. */
export function useExplanation({ status, issue, provider }: Exchange): string {
  const { t } = useTranslation('exchange-status')
  if (issue === 'creation_unknown' || issue === 'creation_mismatch') return t(`issue.${issue}`)
  if (!provider) return t(`explain.${status}`)
  if (status === 'verifying') return t('provider.held', { provider: provider.name })
  if (status === 'failed') return t('provider.failed', { provider: provider.name })
  return t(`explain.${status}`)
}
