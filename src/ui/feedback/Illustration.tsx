import styles from './Illustration.module.css'

const CIRCLE = 'M32 6a26 26 0 1 0 0 52 26 26 0 0 0 0-52Z'
const DRAWINGS = {
  empty: ['M10 36l8-20h28l8 20v14H10ZM10 36h14l4 6h8l4-6h14', 'M32 6v20m-7-7 7 7 7-7'],
  notFound: ['M28 46a18 18 0 1 0 0-36 18 18 0 0 0 0 36ZM41 41l14 14', 'M22 22l12 12M34 22l-12 12'],
  offline: ['M20 46a10 10 0 0 1-1-20 14 14 0 0 1 27-3 11.5 11.5 0 0 1 0 23Z', 'M10 10l44 44'],
  failed: [CIRCLE, 'M32 18v18m0 9v1'],
  expired: [CIRCLE, 'M32 18v14l9 6'],
  refunded: [CIRCLE, 'M42 42V30a6 6 0 0 0-6-6H22m6-6-6 6 6 6'],
} as const

/** Hidden from screen readers: words beside it say the same. */
export const Illustration = ({ name }: { name: keyof typeof DRAWINGS }) => (
  <svg className={styles.drawing} viewBox="0 0 64 64" width="72" height="72" aria-hidden="true">
    <path d={DRAWINGS[name][0]} />
    <path className={styles.mark} d={DRAWINGS[name][1]} pathLength="1" />
  </svg>
)
