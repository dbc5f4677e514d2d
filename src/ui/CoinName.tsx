import type { ReactNode } from 'react'
import { CoinIcon } from './CoinIcon'
import styles from './CoinName.module.css'

type Props = {
  image: string
  /** Ticker, and the network where it matters. */
  detail: string
  /** The name, or a link to the coin's own page that bears it. */
  children: ReactNode
}

/** A coin in a line of a table. */
export const CoinName = ({ image, detail, children }: Props) => (
  <span className={styles.name}>
    <CoinIcon image={image} />
    <span>
      {children} <small>{detail}</small>
    </span>
  </span>
)
