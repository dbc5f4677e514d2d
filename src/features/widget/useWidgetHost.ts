import { useEffect, useEffectEvent, useRef } from 'react'
import { framingOrigin } from '@/browser/page/framingOrigin'
import { isFramed } from '@/browser/page/isFramed'
import { inEnvelope, isHello, type WidgetMessage } from '@/domain/site/widgetMessage'

/** Sends messages to the page around the frame, and to no other: its origin is registered, and named exactly. */
export function useWidgetHost(origins: readonly string[]): (message: WidgetMessage) => void {
  const target = useRef<string | null>(null)
  const waiting = useRef<WidgetMessage[]>([])
  const isRegistered = (origin: string) => origins.includes(origin) || origin === location.origin

  const post = (message: WidgetMessage) => {
    if (target.current) window.parent.postMessage(inEnvelope(message), target.current)
    // Of heights the last counts.
    else waiting.current = [...waiting.current.filter(({ type }) => type !== message.type), message]
  }
  const open = useEffectEvent((origin: string | null) => {
    if (!origin || !isRegistered(origin)) return
    const isNew = target.current !== origin
    target.current = origin
    if (!isNew) return
    for (const message of waiting.current) post(message)
    waiting.current = []
  })
  useEffect(() => {
    if (!isFramed()) return undefined
    open(framingOrigin())
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === window.parent && isHello(data)) open(origin)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  return (message) => {
    if (isFramed()) post(message)
  }
}
