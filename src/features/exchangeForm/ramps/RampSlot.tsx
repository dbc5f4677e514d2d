import { useEffect, useEffectEvent } from 'react'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectRampPair, type RampPair } from '@/store/quote/rampPair'
import { RetryCallout } from '@/ui/feedback/RetryCallout'
import { useFailureText } from '@/i18n/useFailureText'
import { useOnDemand } from '@/ui/hooks/useOnDemand'

/** A part of the form for one side in money of a state: its code and texts come with the first such pair. */
export function RampSlot({ part }: { part: 'place' | 'offers' | 'fees' }) {
  const pair = useAppSelector(selectRampPair)
  return pair && <LoadedPart part={part} pair={pair} />
}

function LoadedPart({ part, pair }: { part: 'place' | 'offers' | 'fees'; pair: RampPair }) {
  const { i18n } = useTranslation('exchange')
  const { locale } = useLanguage()
  const failureText = useFailureText()
  const { Component, hasFailed, want } = useOnDemand(async () => {
    const { loadRampPart } = await import('./rampParts')
    return loadRampPart(part, i18n, locale)
  })
  const load = useEffectEvent(want)
  useEffect(() => load(), [locale])
  if (Component) return <Component pair={pair} />
  if (!hasFailed || part !== 'place') return null
  return <RetryCallout title={failureText({ kind: 'unreachable' })} onAgain={want} />
}
