import { memo } from 'react'
import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** Modules of white around it (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Always dark on white, because cameras expect it. To encode it takes longer than the rest of an order's page to render. */
export const QrCode = memo(function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE, ecc: 'M' })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
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
