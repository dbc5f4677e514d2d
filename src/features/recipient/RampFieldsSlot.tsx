import { useEffect, useEffectEvent, type ComponentProps } from 'react'
import { loadRampTexts } from '@/i18n/loadRampTexts'
import { useFailureText } from '@/i18n/useFailureText'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { RetryCallout } from '@/ui/feedback/RetryCallout'
import { useOnDemand } from '@/ui/hooks/useOnDemand'
import type { RampFields } from './RampFields'

/** Its code and texts come with the first offer of a ramp. */
export function RampFieldsSlot(props: ComponentProps<typeof RampFields>) {
  const { i18n } = useTranslation('exchange')
  const { locale } = useLanguage()
  const failureText = useFailureText()
  const { Component, hasFailed, want } = useOnDemand(async () => {
    const [module] = await Promise.all([import('./RampFields'), loadRampTexts(i18n, locale)])
    return module.RampFields
  })
  const load = useEffectEvent(want)
  useEffect(() => load(), [locale])
  if (Component) return <Component {...props} />
  return hasFailed ? <RetryCallout title={failureText({ kind: 'unreachable' })} onAgain={want} /> : null
}
