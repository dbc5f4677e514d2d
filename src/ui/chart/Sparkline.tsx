import { sparklinePath } from './sparklinePath'

type Props = { points: string[]; rising: boolean; label: string }

const WIDTH = 130
const HEIGHT = 32

export function Sparkline({ points, rising, label }: Props) {
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path
        d={sparklinePath(points.map(Number), WIDTH, HEIGHT)}
        fill="none"
        stroke={rising ? 'var(--up)' : 'var(--down)'}
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
