import type { RampInfo } from '@/contract/rampParts'
import type { RampOfferView } from '@/contract/ramps'
import { fullAmount } from '@/domain/money/amount'
import type { RampMethod } from '@/domain/ramp/ramp'
import { formatDate, TIME } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'

/** What is said of an offer wherever it stands; the texts `ramps` have been loaded. */
export function useRampWords() {
  const { t } = useTranslation('ramps')
  const { intl } = useLanguage()
  return {
    methodName: (method: RampMethod) => t(`method.${method}`),
    price: ({ isEstimate, validUntil }: Pick<RampOfferView, 'isEstimate' | 'validUntil'>) => {
      const time = isEstimate ? '' : formatDate(validUntil, intl, TIME)
      return time ? t('offers.held', { time }) : t('offers.estimate')
    },
    /** Null of the sandbox, where nobody is identified. */
    kyc: ({ kyc, custody }: Pick<RampInfo, 'kyc' | 'custody'>, method: RampMethod) => {
      if (custody === 'sandbox') return null
      const terms = kyc.find((one) => one.method === method) ?? kyc.find((one) => one.method === 'all')
      if (!terms) return t('kyc.unknown')
      if (terms.freeUpTo === null) return t('kyc.always')
      const ticker = terms.currency.toUpperCase()
      return t(`kyc.${terms.per}`, { amount: `${fullAmount(terms.freeUpTo, intl)}\u00a0${ticker}` })
    },
  }
}
