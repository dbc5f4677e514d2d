import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectRampHold, selectRampPair, type RampPair } from '@/store/quote/rampPair'
import { RetryCallout } from '@/ui/feedback/RetryCallout'
import { useFailureText } from '@/i18n/useFailureText'
import { useOnDemand } from '@/ui/hooks/useOnDemand'
import styles from './RampSlot.module.css'

type Part = 'place' | 'offers' | 'fees'

/** A part of the form for one side in money of a state: its code and texts come with the first such pair. What stands below has its place before. */
export function RampSlot({ part }: { part: Part }) {
  const pair = useAppSelector(selectRampPair)
  const loaded = pair && <LoadedPart part={part} pair={pair} />
  return part === 'fees' ? loaded : loaded && <Room part={part}>{loaded}</Room>
}

function Room({ part, children }: { part: 'place' | 'offers'; children: ReactNode }) {
  const hold = useAppSelector(selectRampHold)
  const isExpected = hold === null || hold === 'loading'
  return (
    <div className={isExpected ? styles[part] : undefined} data-scripted="">
      {children}
    </div>
  )
}

function LoadedPart({ part, pair }: { part: Part; pair: RampPair }) {
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
