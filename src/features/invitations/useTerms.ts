import { numberFormat } from '@/domain/money/numberFormat'
import type { Invitations } from '@/contract/invitations'
import { showBtc } from '@/domain/money/btcAmount'
import { percentText } from '@/domain/money/percentText'
import { useLanguage } from '@/i18n/useLanguage'

/** As texts show them. */
export function useTerms({ sharePercent, capBtc, days }: Invitations['terms']) {
  const { intl } = useLanguage()
  return {
    share: percentText(sharePercent, intl),
    cap: showBtc(capBtc, intl),
    days: numberFormat(intl).format(days),
  }
}
