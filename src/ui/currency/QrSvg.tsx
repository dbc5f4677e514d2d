import { memo } from 'react'
import type { QrDrawing } from './drawQrCode'
import styles from './QrCode.module.css'

type Props = QrDrawing & { label: string; id?: string }

/** Always dark on white, because cameras expect it. */
export const QrSvg = memo(function QrSvg({ size, path, label, id }: Props) {
  return (
    <svg
      id={id}
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
})
