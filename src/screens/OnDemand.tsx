import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { useFailureText } from '@/i18n/useFailureText'
import { RetryCallout } from '@/ui/feedback/RetryCallout'
import { useOnDemand } from '@/ui/hooks/useOnDemand'

type Props<Own> = { load: () => Promise<ComponentType<Own>>; own: Own; waiting: string }

/** A failed load is shown and can be repeated. */
export function OnDemand<Own extends object>({ load, own, waiting }: Props<Own>) {
  const failureText = useFailureText()
  const { Component, hasFailed, want } = useOnDemand(load)
  const start = useEffectEvent(want)
  useEffect(() => start(), [])
  if (Component) return <Component {...own} />
  if (hasFailed) return <RetryCallout title={failureText({ kind: 'unreachable' })} onAgain={want} />
  return <p role="status">{waiting}</p>
}
