import { useEffect, useEffectEvent } from 'react'
import { loadRampTexts } from '@/i18n/loadRampTexts'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useOnDemand } from '@/ui/hooks/useOnDemand'

/** `isReady`: nothing of what has to be read before an order is still on its way. */
export function useRampReview(isByRamp: boolean) {
  const { i18n } = useTranslation('exchange')
  const { locale } = useLanguage()
  const { Component, hasFailed, want } = useOnDemand(async () => {
    const [module] = await Promise.all([import('./RampReview'), loadRampTexts(i18n, locale)])
    return module.RampReview
  })
  const load = useEffectEvent(want)
  useEffect(() => {
    if (isByRamp) load()
  }, [isByRamp, locale])
  return { Component, hasFailed, want, isReady: !isByRamp || Component !== null }
}
