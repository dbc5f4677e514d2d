import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useImportAhead } from '@/browser/page/useImportAhead'
import { useTranslation } from '@/i18n/useTranslation'
import type { drawQrCode, QrDrawing } from '@/ui/currency/drawQrCode'
import { QrSvg } from '@/ui/currency/QrSvg'
import { useOnDemand } from '@/ui/hooks/useOnDemand'

const importQrCode = () => import('@/ui/currency/QrCode').then((module) => module.QrCode)

let draw: typeof drawQrCode | null = null
/** For the server, which cannot wait for an import. */
export const drawQrCodesWith = (drawAtOnce: typeof draw) => void (draw = drawAtOnce)

/**
 * Hydration takes over what the server has drawn, so that a browser neither loads nor runs the encoder before another
 * text is to be shown.
 */
export function ServedQrCode({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('reusable')
  const id = useId()
  const [served] = useState(() => ({ text, drawing: draw ? draw(text) : drawingIn(id) }))
  const drawing = served.text === text ? served.drawing : null
  const { Component, hasFailed, want } = useOnDemand(importQrCode)
  const isMissing = drawing === null
  const load = useEffectEvent(want)
  useEffect(() => {
    if (isMissing) load()
  }, [isMissing, text])
  useImportAhead(importQrCode)
  if (drawing) return <QrSvg {...drawing} id={id} label={label} />
  if (Component) return <Component text={text} label={label} />
  if (hasFailed) return <p role="alert">{t('failure.unreachable')}</p>
  return <QrSvg {...BLANK} label={label} />
}

const BLANK: QrDrawing = { size: 1, path: '' }

function drawingIn(id: string): QrDrawing | null {
  const svg = typeof document === 'undefined' ? null : document.getElementById(id)
  const size = Number(svg?.getAttribute('viewBox')?.split(' ')[2])
  const path = svg?.querySelector('path')?.getAttribute('d')
  return size && path ? { size, path } : null
}
