import type { PartnerCode } from '@/contract/partners'
import { DATE, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'

/** With the limits of a promo code. */
export function CodeKindText({ code }: { code: PartnerCode }) {
  const { t } = useTranslation('partners')
  const { intl } = useLanguage()
  const { kind, startsAt, endsAt, maxUses, maxPerAccount } = code
  const date = (at: number) => formatDate(new Date(at).toISOString(), intl, DATE)
  const limits = [
    startsAt && t('codes.from', { date: date(Date.parse(startsAt)) }),
    // The end is the first moment that does not count any more.
    endsAt && t('codes.until', { date: date(Date.parse(endsAt) - 1) }),
    maxUses && t('codes.uses', { total: String(maxUses) }),
    maxPerAccount && t('codes.usesPerAccount', { total: String(maxPerAccount) }),
  ].filter(Boolean)
  return <span>{[t(`codes.kinds.${kind}`), ...limits].join(', ')}</span>
}
