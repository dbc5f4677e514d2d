import { Component, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { onFirstInteraction } from '@/browser/page/onFirstInteraction'
import { whenIdle, whenLoaded } from '@/browser/page/pageLoad'
import { readStored } from '@/browser/storage/storage'
import * as timings from '@/config/timings'
import { isSignedInBy } from '@/domain/account/tokenCookies'
import { needsConsent } from '@/domain/vendor/consentVendors'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'

const importNavigation = () => import('./NavigationTasks').then((module) => module.NavigationTasks)
const importNotices = () => import('./Notices').then((module) => module.Notices)
const importTasks = () => import('./DeferredTasks').then((module) => module.DeferredTasks)

/** What no page depends on. */
export function DeferredShell() {
  const { vendors } = useAppSelector(selectSite)
  const startTasks = (start: () => void) =>
    needsConsent(vendors) || isKnownVisitor() ? onIdle(start) : onFirstInteraction(start, timings.tasksStart)
  return (
    <>
      <Deferred load={importNavigation} startOn={atOnce} />
      <Deferred load={importTasks} startOn={startTasks} />
      <Deferred load={importNotices} startOn={onIdle} />
    </>
  )
}

/** Something on the page is theirs: their account, their wallet, the count of their open exchanges, their consent. */
const isKnownVisitor = () =>
  isSignedInBy(document.cookie) ||
  (['ownExchanges', 'wallet', 'cookieConsent'] as const).some((key) => readStored(key) !== null)

/** Once the page runs. */
function atOnce(start: () => void): () => void {
  start()
  return () => undefined
}

function onIdle(start: () => void): () => void {
  let isGone = false
  void whenLoaded()
    .then(whenIdle)
    .then(() => isGone || start())
  return () => void (isGone = true)
}

type Props = { load: () => Promise<ComponentType>; startOn: (start: () => void) => () => void }

/** What cannot be loaded is missing; the next visit tries again. */
function Deferred({ load, startOn }: Props) {
  const [Part, setPart] = useState<ComponentType>()
  const begin = useEffectEvent(startOn)
  useEffect(() => {
    let isGone = false
    const stop = begin(() => {
      load()
        .then((arrived) => isGone || setPart(() => arrived))
        .catch(() => undefined)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [load])
  return (
    Part && (
      <SilentErrorBoundary>
        <Part />
      </SilentErrorBoundary>
    )
  )
}

/** A part that breaks disappears, and the page stays. React logs to the console. */
export class SilentErrorBoundary extends Component<{ children: ReactNode }, { hasBroken: boolean }> {
  static getDerivedStateFromError() {
    return { hasBroken: true }
  }
  override state = { hasBroken: false }

  override render() {
    return this.state.hasBroken ? null : this.props.children
  }
}
