import { useEffect, useEffectEvent } from 'react'
import type { WidgetMessage } from '@/domain/site/widgetMessage'
import { useAppSelector } from '@/store/hooks'
import { selectExchanges, selectPlacedExchange } from '@/store/slices/exchangeSlice'
import { selectSite } from '@/store/slices/siteSlice'
import { useWidgetHeight } from './useWidgetHeight'
import { useWidgetHost } from './useWidgetHost'
import { watchRefusals } from './widgetRefusal'

/** In the life of this document: its pages follow one another in it. */
const sent = new Set<string>()

/** Says to the page around the frame what it may know. `publicId`: the exchange that is shown. */
export function WidgetMessages({ publicId }: { publicId: string | null }) {
  const { widget } = useAppSelector(selectSite)
  const placed = useAppSelector(selectPlacedExchange)
  const status = useAppSelector((state) => (publicId ? selectExchanges(state)[publicId]?.status : undefined))
  const send = useWidgetHost(widget?.origins ?? [])
  const sendOnce = useEffectEvent((message: WidgetMessage) => {
    const text = JSON.stringify(message)
    if (sent.has(text)) return
    sent.add(text)
    send(message)
  })
  useWidgetHeight((height) => send({ type: 'height', height }))
  useEffect(() => sendOnce({ type: 'ready' }), [])
  useEffect(() => watchRefusals((code) => sendOnce({ type: 'error', code })), [])
  useEffect(() => {
    if (placed) sendOnce({ type: 'order', id: placed })
  }, [placed])
  useEffect(() => {
    if (publicId && status) sendOnce({ type: 'status', id: publicId, status })
  }, [publicId, status])
  return null
}
