import { useEffect, useEffectEvent } from 'react'
import { canPush } from '@/browser/page/notifications'
import { notifiedBy } from '@/browser/storage/notifiedExchanges'
import { whenIdle, whenLoaded } from '@/browser/page/pageLoad'
import type { Exchange } from '@/contract/exchanges'
import { SETTLED_STATUSES } from '@/domain/exchange/exchange'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { useOnDemand } from '@/ui/hooks/useOnDemand'

const importPanel = () => import('./PushPanel').then((module) => module.PushPanel)

/** Only the owner can switch it on; a subscribed device can always switch it off. */
export function PushOffer({ exchange, isOwner }: { exchange: Exchange; isOwner: boolean }) {
  const { firebase } = useAppSelector(selectSite).vendors
  const isAllowed = isOwner || notifiedBy(exchange.publicId) !== null
  const isOffered = firebase !== undefined && isAllowed && !SETTLED_STATUSES.includes(exchange.status)
  const { Component, want } = useOnDemand(importPanel)
  const wantIfPossible = useEffectEvent(() => canPush() && want())
  useEffect(() => {
    if (!isOffered) return
    let isGone = false
    void whenLoaded()
      .then(whenIdle)
      .then(() => isGone || wantIfPossible())
    return () => void (isGone = true)
  }, [isOffered])
  return isOffered && Component && <Component publicId={exchange.publicId} firebase={firebase} />
}
