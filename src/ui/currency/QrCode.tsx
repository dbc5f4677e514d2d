import { memo } from 'react'
import { drawQrCode } from './drawQrCode'
import { QrSvg } from './QrSvg'

/** To draw it takes longer than the rest of a page to render. */
export const QrCode = memo(function QrCode({ text, label }: { text: string; label: string }) {
  return <QrSvg {...drawQrCode(text)} label={label} />
})
