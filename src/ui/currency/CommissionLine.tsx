import type { CommissionView } from '@/contract/quotes'
import { isZero } from '@/domain/money/amount'
import { percentText } from '@/domain/money/percentText'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'

/** What the service earns of an exchange: deducted from the payout. The rate above may be the market’s, without fees. */
export function CommissionLine({ kind, percent }: CommissionView) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  if (!isZero(percent)) return <p>{t('price.commission', { percent: percentText(percent, intl) })}</p>
  return <p>{t(kind === 'stated' ? 'price.unknownCommission' : 'price.noCommission')}</p>
}
