import type { ReactNode } from 'react'
import { CoinIcon } from './CoinIcon'
import styles from './CoinName.module.css'

type Props = {
  image: string
  detail: string
  children: ReactNode
}

export const CoinName = ({ image, detail, children }: Props) => (
  <span className={styles.name}>
    <CoinIcon image={image} />
    <span>
      {children} {detail && <small>{detail}</small>}
    </span>
  </span>
)
