import { classes } from '../classes'
import styles from './Icon.module.css'

const SHAPES = {
  chevron: 'M5 8l5 5 5-5',
  swap: 'M6.5 3.5v13m0 0L3 13m3.5 3.5L10 13M13.5 16.5v-13m0 0L10 7m3.5-3.5L17 7',
  close: 'M5 5l10 10M15 5L5 15',
  check: 'M4 10.5l4 4 8-9',
  copy: 'M7 7V4.5A1.5 1.5 0 0 1 8.5 3h7A1.5 1.5 0 0 1 17 4.5v7a1.5 1.5 0 0 1-1.5 1.5H13M4.5 7h7A1.5 1.5 0 0 1 13 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 3 15.5v-7A1.5 1.5 0 0 1 4.5 7Z',
  search: 'M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm4.5-1.5L18 18',
  star: 'M10 2.8l2.3 4.6 5.1.8-3.7 3.6.9 5.1-4.6-2.4-4.6 2.4.9-5.1L2.6 8.200l5.1-.8Z',
  arrow: 'M4 10h12m0 0l-5-5m5 5l-5 5',
  external: 'M8 4H5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1v-3M12 4h4v4m0-4l-7 7',
  moon: 'M16.5 11.800A7 7 0 0 1 8.2 3.500a7 7 0 1 0 8.3 8.300Z',
  menu: 'M3 6h14M3 10h14M3 14h14',
  lock: 'M6 9V6.500a4 4 0 0 1 8 0V9m-9 0h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1Z',
  wallet:
    'M4 5.500h11.500V8M4 5.500A1.500 1.500 0 0 0 4 8h13v8.500H4.500A2 2 0 0 1 2.500 14.500V7M14 12.250h.1',
  person: 'M10 9.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Zm-6.5 7.5a6.5 5 0 0 1 13 0',
  warning: 'M10 3.2 18 16.800H2Zm0 5.300v4m0 1.800v.1',
  scan: 'M3 7V4.500A1.5 1.5 0 0 1 4.5 3H7m6 0h2.500A1.5 1.5 0 0 1 17 4.500V7m0 6v2.500a1.5 1.5 0 0 1-1.5 1.500H13m-6 0H4.500A1.5 1.5 0 0 1 3 15.500V13m0-3h14',
} as const

type IconName = keyof typeof SHAPES

type Props = { name: IconName; size?: number; filled?: boolean }

/** Never the only bearer of a meaning. */
export function Icon({ name, size = 20, filled = false }: Props) {
  return (
    <svg
      className={classes(styles.icon, filled && styles.filled)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={SHAPES[name]} />
    </svg>
  )
}
