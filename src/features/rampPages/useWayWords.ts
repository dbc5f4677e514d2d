import type { RampWays } from '@/contract/rampWays'
import { showAmount } from '@/domain/money/amount'
import type { RampMethod } from '@/domain/ramp/ramp'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'

type Way = RampWays['ways'][number]

/** Limits of so many currencies are named; the form says those of the others. */
const NAMED = 3

export function useWayWords() {
  const { t } = useTranslation('ramp-pages')
  const { intl } = useLanguage()
  const amountOf = (amount: string, ticker: string) =>
    `${showAmount(amount, intl)}\u00a0${ticker.toUpperCase()}`
  const limitOf = ({ symbol, min, max }: Way['fiats'][number]) => {
    const [from, to] = [min && amountOf(min, symbol), max && amountOf(max, symbol)]
    if (from && to) return `${from} – ${to}`
    if (from) return t('ways.from', { amount: from })
    return to ? t('ways.upTo', { amount: to }) : null
  }
  return {
    limits: (fiats: Way['fiats']) => {
      const known = fiats.flatMap((fiat) => limitOf(fiat) ?? [])
      return known.length > 0 ? known.slice(0, NAMED).join('; ') : t('ways.shown')
    },
    kyc: ({ kyc }: RampWays['ramp'], method: RampMethod) => {
      const terms = kyc.find((one) => one.method === method) ?? kyc.find((one) => one.method === 'all')
      if (!terms) return t('kyc.unknown')
      if (terms.freeUpTo === null) return t('kyc.always')
      return t(`kyc.${terms.per}`, { amount: amountOf(terms.freeUpTo, terms.currency) })
    },
  }
}
