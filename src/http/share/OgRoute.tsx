import type { ReactNode } from 'react'
import { chartSpan } from '@/ui/chart/chartPath'
import type { OgLook } from './OgLook'

/** Where the line begins and ends, as in the hero of the home page, in pixels of the picture. */
export const ROUTE_ENDS = { from: { x: 150, y: 470 }, to: { x: 1050, y: 290 } }
const KNOTS = { reached: { x: 450, y: 300 }, ahead: { x: 780, y: 440 } }
const TRAVELLED = 'M150 470C290 470 290 300 450 300'
const AHEAD = 'M450 300C610 300 620 440 780 440S920 290 1050 290'

/** The way of an exchange: travelled up to the pennant, dotted from there. */
export const OgRoute = ({ look, lift }: { look: OgLook; lift: number }) => (
  <Drawing top={-lift}>
    <path
      d={AHEAD}
      fill="none"
      stroke={look.muted}
      strokeWidth="5"
      strokeDasharray="1 16"
      strokeLinecap="round"
    />
    <path d={TRAVELLED} fill="none" stroke={look.mark} strokeWidth="6" />
    <circle
      cx={KNOTS.ahead.x}
      cy={KNOTS.ahead.y}
      r="16"
      fill={look.ground}
      stroke={look.muted}
      strokeWidth="5"
    />
    <circle
      cx={KNOTS.reached.x}
      cy={KNOTS.reached.y}
      r="16"
      fill={look.ground}
      stroke={look.mark}
      strokeWidth="6"
    />
    {pennant(KNOTS.reached, look)}
  </Drawing>
)

/** Pixels of the picture. */
const WEEK = { left: 64, right: 1080, top: 390, bottom: 566 }

/** The price of a week, oldest first, with the pennant at the price of now. */
export function OgWeek({ week, look }: { week: readonly number[]; look: OgLook }) {
  const { low, high } = chartSpan(week.map((y, x) => ({ x, y })))
  const points = week.map((price, index) => ({
    x: Math.round(WEEK.left + ((WEEK.right - WEEK.left) * index) / (week.length - 1)),
    y: Math.round(WEEK.bottom - ((WEEK.bottom - WEEK.top) * (price - low)) / (high - low || 1)),
  }))
  const now = points.at(-1)
  if (!now || points.length < 2) return null
  return (
    <Drawing>
      <path
        d={points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
        fill="none"
        stroke={look.mark}
        strokeWidth="6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={now.x} cy={now.y} r="14" fill={look.mark} />
      {pennant(now, look)}
    </Drawing>
  )
}

/** Its elements: satori knows no components inside a drawing. */
const pennant = ({ x, y }: { x: number; y: number }, look: OgLook) => [
  <path key="mast" d={`M${x} ${y}V${y - 92}`} stroke={look.ink} strokeWidth="5" />,
  <path key="flag" d={`M${x + 2} ${y - 92}l76 20-76 20z`} fill={look.mark} />,
]

const Drawing = ({ children, top = 0 }: { children: ReactNode; top?: number }) => (
  <svg width="1200" height="630" viewBox="0 0 1200 630" style={{ position: 'absolute', left: 0, top }}>
    {children}
  </svg>
)
